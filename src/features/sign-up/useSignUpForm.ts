import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useHasNoProvinces } from '@/hooks/useHasNoProvinces';
import { useKeepValues } from '@/hooks/useKeepValues';
import { usePreventFocusLoss } from '@/hooks/usePreventFocusLoss';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { signUpChanged } from '@/store/user';
import { toSignUpValues, toStoredDetails } from './signUpForm';
import { signUpSchema, type SignUpStep, type SignUpType, type SignUpValues, type TextName } from './signUpSchema';

export type SignUpForm = UseFormReturn<SignUpValues>;

/** Props of a text field of the form. */
export const registerText = (form: SignUpForm, name: TextName | 'password') => ({
  ...form.register(name),
  error: form.formState.errors[name]?.message,
});

/** Form of both steps. Stores every change, so that a reload loses only the password and the files. */
export function useSignUpForm(type: SignUpType, step: SignUpStep, isRegistered: boolean): SignUpForm {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const hasNoProvinces = useHasNoProvinces();
  const form = useForm<SignUpValues>({
    resolver: valibotResolver(signUpSchema({ type, step, isRegistered, hasNoProvinces })),
    defaultValues: toSignUpValues(store.getState().user),
    mode: 'onTouched',
  });
  usePreventFocusLoss();
  useKeepValues(form, (values) => {
    const { signUpData } = store.getState().user;
    const { region, province, city, barangay, company_type: companyType } = values;
    dispatch(
      signUpChanged({
        type,
        signUpData: { id: signUpData?.id ?? null, details: toStoredDetails(values) },
        companyType,
        region,
        province,
        city,
        barangay,
      }),
    );
  });
  return form;
}
