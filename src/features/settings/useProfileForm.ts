import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUpdateCustomerMutation } from '@/api/account';
import type { Customer } from '@/api/wire';
import { TYPED_IS_KEPT_RETRY } from '@/config/messages';
import { checkField } from '@/domain/account/profileRules';
import { usePreventFocusLoss } from '@/hooks/usePreventFocusLoss';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { markErrors } from '@/lib/http/fieldErrors';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { isCorporate as isOfCompany, profileTyped } from '@/store/user';
import {
  changedTexts,
  fieldOfRefusal,
  isAbsent,
  profileBody,
  toProfileValues,
  type ProfileText,
  type ProfileValues,
} from './profileForm';

const FAILED = `The profile was not saved. ${TYPED_IS_KEPT_RETRY}`;

/**
 * The profile as a form: one PATCH of what changed, however often it is pressed, and the server's words at their fields.
 * What is typed is kept until it is saved or cancelled, all but the files, which no storage holds.
 */
export function useProfileForm(customer: Customer, onDone: () => void) {
  const dispatch = useAppDispatch();
  const isCorporate = isOfCompany(customer);
  // the record may be fetched again while it is typed: changes are told from what the form began with
  const [before] = useState(() => toProfileValues(customer));
  const store = useAppStore();
  const { id } = customer;
  const [kept] = useState(() => {
    const draft = store.getState().user.profileDraft;
    return draft?.id === id ? draft.texts : null;
  });
  const form = useForm<ProfileValues>({ defaultValues: { ...before, ...kept }, mode: 'onTouched' });
  usePreventFocusLoss();
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const texts = changedTexts(values, before, isCorporate);
          dispatch(profileTyped(Object.keys(texts).length > 0 ? { id, texts } : null));
        },
      }),
    [subscribe, dispatch, before, id, isCorporate],
  );
  const check = (name: ProfileText, value: string) =>
    (value === '' && isAbsent(customer, name)) || checkField(name, value);
  const [update] = useUpdateCustomerMutation();
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<number | null>(null);
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();

  const leave = () => {
    dispatch(profileTyped(null));
    onDone();
  };

  const save = (words: ProfileValues) =>
    submitOnce(
      async () => {
        setProblem('');
        const body = profileBody(words, before, isCorporate);
        if (!body) {
          leave();
          return;
        }
        const hasFiles = words.profile_image.length + words.documents.length > 0;
        try {
          await update({ id: customer.id, body, onUpload: hasFiles ? setProgress : undefined }).unwrap();
        } finally {
          setProgress(null);
        }
        dispatch(showToast({ title: 'Success', text: 'Your profile is saved.', type: 'success' }));
        leave();
      },
      (error) => setProblem(markErrors(error, (name) => fieldOfRefusal(name, isCorporate), form.setError, FAILED)),
    );

  return {
    form,
    isCorporate,
    isWorking,
    isRateLimited,
    problem,
    progress,
    /** Whether the form began with what was typed before. */
    isResumed: kept !== null,
    cancel: leave,
    /** What to change about a value, or true where it is good. */
    check,
    /** A text field: registered with its rule, and with its error. */
    text: (name: ProfileText) => ({
      ...form.register(name, { validate: (value) => check(name, value) }),
      error: form.formState.errors[name]?.message,
    }),
    submit: form.handleSubmit(save),
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
