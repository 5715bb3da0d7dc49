import { useNavigate } from 'react-router-dom';
import type { Id } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { PATHS } from '../../config/paths';
import { useAppDispatch } from '../../store/hooks';
import { profilePromptSeen } from '../../store/user';
import { editProfileShown } from '../../store/utils';

/** Shown once to a customer who signed up in this browser (spec section 2, Profile prompt; README, Profile prompt). */
export function ProfilePrompt({ customerId }: { customerId: Id }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const close = () => dispatch(profilePromptSeen(customerId));
  const handleUpdate = () => {
    close();
    dispatch(editProfileShown());
    void navigate(PATHS.settings);
  };
  return (
    <Dialog
      isOpen
      isPlainTitle
      onClose={close}
      title="Please update your profile details and documents before booking."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Later
          </Button>
          <Button onClick={handleUpdate}>Update</Button>
        </>
      }
    />
  );
}
