import { useUpdateAddressMutation } from '@/api/addresses';
import type { Address } from '@/api/wire';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { assignFieldErrors } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { showFailure, showToast } from '@/store/toasts';

/** Returns a function that makes an address the default pickup and shows the outcome in a toast. */
export function useMakeDefaultAddress(): (address: Address) => void {
  const dispatch = useAppDispatch();
  const [update] = useUpdateAddressMutation();
  const { submitOnce } = useSubmitOnce();
  return (address) =>
    void submitOnce(
      async () => {
        await update({ id: address.id, is_default: true }).unwrap();
        const text = `${address.label} is your default pickup.`;
        dispatch(showToast({ title: 'Success', text, type: 'success' }));
      },
      (error) => {
        // there is no form: the errors of fields are part of the text
        const { rest } = assignFieldErrors(error, () => null, "We couldn't change your default pickup. Try again.");
        dispatch(showFailure(error, rest));
      },
    );
}
