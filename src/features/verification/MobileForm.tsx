import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useUpdateCustomerMutation } from '@/api/account';
import type { Id } from '@/api/wire';
import { FormAlert } from '@/components/form/FormAlert';
import { MobileField } from '@/components/form/MobileField';
import { Button } from '@/components/ui/Button';
import { checkField } from '@/domain/account/profileRules';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { checkWith } from '@/lib/formSchema';
import { markErrors, namedAs } from '@/lib/http/fieldErrors';

const NOT_SAVED = "Your number wasn't saved. Try again, or choose Later.";

const schema = v.object({
  mobile: v.pipe(
    v.string(),
    checkWith((mobile) => checkField('mobile', mobile)),
  ),
});

/** Adds a mobile number to an account from a provider sign-up, which has none. */
export function MobileForm({ customerId }: { customerId: Id }) {
  const [update] = useUpdateCustomerMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { mobile: '' },
  });

  const save = ({ mobile }: v.InferOutput<typeof schema>) =>
    submitOnce(
      async () => {
        setProblem('');
        const body = new FormData();
        body.append('mobile', mobile);
        const saved = await update({ id: customerId, body }).unwrap();
        // the page moves on by itself; a second submit must not interfere
        if (!saved || saved.user.mobile) return 'leaving';
        setProblem(NOT_SAVED);
      },
      (error) => setProblem(markErrors(error, namedAs(['mobile']), setError, NOT_SAVED)),
    );

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
      <FormAlert>{problem}</FormAlert>
      <MobileField label="Mobile number" size="lg" error={formState.errors.mobile?.message} {...register('mobile')} />
      <Button type="submit" size="lg" isWorking={isWorking} disabled={isRateLimited} className="mt-2">
        Send code
      </Button>
    </form>
  );
}
