import { useUpdateAddressMutation } from '@/api/addresses';
import type { Address } from '@/api/wire';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getWaitingMessage } from '@/lib/http/messageOf';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';

/** Makes an address the default pick-up by one call, and says what came of it. */
export function useMakeDefaultAddress(): (address: Address) => void {
  const dispatch = useAppDispatch();
  const [update] = useUpdateAddressMutation();
  const { submitOnce } = useSubmitOnce();
  return (address) =>
    void submitOnce(
      async () => {
        await update({ id: address.id, is_default: true }).unwrap();
        const text = `${address.label} is your default pick-up.`;
        dispatch(showToast({ title: 'Success', text, type: 'success' }));
      },
      (error) => {
        const text = getWaitingMessage(error, 'The default did not change. Try again.');
        dispatch(showToast({ title: 'Error', text, type: 'error' }));
      },
    );
}
