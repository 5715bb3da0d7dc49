import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { useHasNoProvinces } from '@/hooks/useHasNoProvinces';
import { useKeepValues } from '@/hooks/useKeepValues';
import { usePreventFocusLoss } from '@/hooks/usePreventFocusLoss';
import { useUnsent } from '@/hooks/useUnsent';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectSignUpId } from '@/store/signUp';
import { signUpChanged } from '@/store/user';
import { toSignUpValues, toStoredDetails } from './signUpForm';
import {
  createSignUpSchema,
  type SignUpStep,
  type SignUpType,
  type SignUpValues,
  type TextFieldName,
} from './signUpSchema';

export type SignUpForm = UseFormReturn<SignUpValues>;

/** Props of a text field of the form. */
export const registerText = (form: SignUpForm, name: TextFieldName | 'password') => ({
  ...form.register(name),
  error: form.formState.errors[name]?.message,
});

const filesSchema = v.object({ profile_image: v.array(v.file()), documents: v.array(v.file()) });

/** Accesses the chosen files of a registered sign-up. Only memory holds them: until a reload, or another sign-up. */
function useUnsentFiles() {
  const id = useAppSelector(selectSignUpId);
  return useUnsent(`sign-up files ${id}`, filesSchema);
}

/**
 * Form of both steps. Stores every change, so that a reload loses only the password and the files. Back and a link keep
 * the files too.
 */
export function useSignUpForm(type: SignUpType, step: SignUpStep, isRegistered: boolean): SignUpForm {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const hasNoProvinces = useHasNoProvinces();
  const files = useUnsentFiles();
  const form = useForm<SignUpValues>({
    resolver: valibotResolver(createSignUpSchema({ type, step, isRegistered, hasNoProvinces })),
    defaultValues: { ...toSignUpValues(store.getState().user), ...files.read() },
    mode: 'onTouched',
  });
  usePreventFocusLoss();
  useKeepValues(form, (values) => {
    const { signUpData } = store.getState().user;
    const { region, province, city, barangay, company_type: companyType, profile_image, documents } = values;
    files.change({ profile_image, documents });
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
