import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { usePreventFocusLoss } from '@/hooks/usePreventFocusLoss';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { signUpChanged } from '@/store/user';
import { detailsOf, formFrom, type SignUpType, type SignUpValues } from './signUpForm';

export type SignUpForm = UseFormReturn<SignUpValues>;

/** The form over what storage holds of it; each change is kept, so that a reload loses nothing but password and files. */
export function useSignUpForm(type: SignUpType): SignUpForm {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const form = useForm<SignUpValues>({ defaultValues: formFrom(store.getState().user), mode: 'onTouched' });
  usePreventFocusLoss();
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { signUpData } = store.getState().user;
          const { region, province, city, barangay, company_type: companyType } = values;
          dispatch(
            signUpChanged({
              type,
              signUpData: { id: signUpData?.id ?? null, details: detailsOf(values) },
              companyType,
              region,
              province,
              city,
              barangay,
            }),
          );
        },
      }),
    [subscribe, dispatch, store, type],
  );

  return form;
}
