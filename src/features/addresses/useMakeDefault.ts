import { useUpdateAddressMutation } from '@/api/addresses';
import type { Address } from '@/api/wire';
import { useOnce } from '@/hooks/useOnce';
import { waitingWords } from '@/lib/http/messageOf';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';

/** Makes an address the default pick-up by one call, and says what came of it. */
export function useMakeDefault(): (address: Address) => void {
  const dispatch = useAppDispatch();
  const [update] = useUpdateAddressMutation();
  const { once } = useOnce();
  return (address) =>
    void once(
      async () => {
        await update({ id: address.id, is_default: true }).unwrap();
        const text = `${address.label} is your default pick-up.`;
        dispatch(showToast({ title: 'Success', text, type: 'success' }));
      },
      (error) => {
        const text = waitingWords(error, 'The default did not change. Try again.');
        dispatch(showToast({ title: 'Error', text, type: 'error' }));
      },
    );
}
