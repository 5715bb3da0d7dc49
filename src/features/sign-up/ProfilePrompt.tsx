import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { UPDATE_PROFILE_FIRST } from '@/config/gateMessages';
import { PATHS } from '@/config/paths';
import { useAppDispatch } from '@/store/hooks';
import { editProfileShown } from '@/store/utils';

/** Profile prompt, once after a sign-up in this browser (spec section 2, docs/decisions/0012). */
export function ProfilePrompt({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const handleUpdate = () => {
    onClose();
    dispatch(editProfileShown());
    void navigate(PATHS.settings);
  };
  return (
    <Dialog
      isOpen
      isPlainTitle
      onClose={onClose}
      title={UPDATE_PROFILE_FIRST}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Later
          </Button>
          <Button onClick={handleUpdate}>Update</Button>
        </>
      }
    />
  );
}
