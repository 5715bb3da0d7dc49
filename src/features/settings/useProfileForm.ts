import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUpdateCustomerMutation } from '@/api/account';
import type { Customer } from '@/api/wire';
import { PROFILE_SAVED, TYPED_IS_KEPT_RETRY } from '@/config/messages';
import { isCorporate as isOfCompany } from '@/domain/account/customerType';
import { useMountedCallback } from '@/hooks/useIsMounted';
import { useKeepValues } from '@/hooks/useKeepValues';
import { usePreventFocusLoss } from '@/hooks/usePreventFocusLoss';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { markErrors } from '@/lib/http/fieldErrors';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { profileTyped } from '@/store/user';
import { isSameContent } from '@/utils/isSameContent';
import {
  createProfileSchema,
  getChangedTexts,
  toProfileBody,
  toProfileField,
  toProfileValues,
  type ProfileText,
  type ProfileValues,
} from './profileValues';

const NOT_SAVED = "Your profile wasn't saved.";

/** Form with the saved draft of this customer. Saves every change as a draft, except files. */
function useProfileDraft(customer: Customer) {
  const { id } = customer;
  const isCorporate = isOfCompany(customer);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // a refetch may replace the customer while the form is open; changes are relative to the first values
  const [before] = useState(() => toProfileValues(customer));
  const [draft] = useState(() => {
    const { profileDraft } = store.getState().user;
    return profileDraft?.id === id ? profileDraft.texts : null;
  });
  const form = useForm<ProfileValues>({
    resolver: valibotResolver(createProfileSchema(customer)),
    defaultValues: { ...before, ...draft },
    mode: 'onTouched',
  });
  useKeepValues(form, (values) => {
    const texts = getChangedTexts(values, before, isCorporate);
    dispatch(profileTyped(Object.keys(texts).length > 0 ? { id, texts } : null));
  });
  const readDraft = () => store.getState().user.profileDraft;
  return { form, before, isResumed: draft !== null, readDraft };
}

/** Profile form. Sends one PATCH with the changes, and shows the server's errors at their fields. */
export function useProfileForm(customer: Customer, onDone: () => void) {
  const dispatch = useAppDispatch();
  const isCorporate = isOfCompany(customer);
  const { form, before, isResumed, readDraft } = useProfileDraft(customer);
  usePreventFocusLoss();
  const [update] = useUpdateCustomerMutation();
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<number | null>(null);
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce(NOT_SAVED, progress);

  const close = useMountedCallback(onDone);
  const leave = () => {
    dispatch(profileTyped(null));
    close();
  };

  const save = (values: ProfileValues) =>
    submitOnce(
      async () => {
        setProblem('');
        const body = toProfileBody(values, before, isCorporate);
        if (!body) {
          leave();
          return;
        }
        const hasFiles = values.profile_image.length + values.documents.length > 0;
        const sentDraft = readDraft();
        if (hasFiles) setProgress(0);
        try {
          await update({ id: customer.id, body, onUpload: hasFiles ? setProgress : undefined }).unwrap();
        } finally {
          setProgress(null);
        }
        dispatch(showToast({ title: 'Success', text: PROFILE_SAVED, type: 'success' }));
        // the page may have been left and opened again, and the draft changed since
        if (isSameContent(readDraft(), sentDraft)) dispatch(profileTyped(null));
        close();
      },
      (error) =>
        setProblem(
          markErrors(error, {
            toField: (name) => toProfileField(name, isCorporate),
            setError: form.setError,
            fallback: `${NOT_SAVED} ${TYPED_IS_KEPT_RETRY}`,
          }),
        ),
    );

  return {
    form,
    isCorporate,
    isWorking,
    isRateLimited,
    problem,
    progress,
    isResumed,
    cancel: leave,
    /** Props of a text field. */
    text: (name: ProfileText) => ({ ...form.register(name), error: form.formState.errors[name]?.message }),
    submit: form.handleSubmit(save),
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
