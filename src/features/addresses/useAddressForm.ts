import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCreateAddressMutation, useUpdateAddressMutation } from '@/api/addresses';
import type { Address, AddressInput } from '@/api/wire';
import { TYPED_IS_KEPT_RETRY } from '@/config/messages';
import { PLACE_LEVELS } from '@/config/placeLevels';
import { useHasNoProvinces } from '@/hooks/useHasNoProvinces';
import { useMountedCallback } from '@/hooks/useIsMounted';
import { useKeepValues } from '@/hooks/useKeepValues';
import { useOnChange } from '@/hooks/useOnChange';
import { usePreventFocusLoss } from '@/hooks/usePreventFocusLoss';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { useUnsent } from '@/hooks/useUnsent';
import { markErrors, matchFieldName } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { isSameContent } from '@/utils/isSameContent';
import {
  ADDRESS_TEXTS,
  createAddressSchema,
  toAddressInput,
  toAddressValues,
  valuesSchema,
  type AddressText,
  type AddressValues,
} from './addressForm';
import { useAddressLocation } from './useAddressLocation';

const NOT_SAVED = "The address wasn't saved.";

/** Returns the form field for a field of the call; null for one that the form does not have. */
const toFormField = (wireName: string): keyof AddressValues | null =>
  wireName === 'lat' || wireName === 'lng' ? 'point' : matchFieldName([...ADDRESS_TEXTS, ...PLACE_LEVELS])(wireName);

/** Values that were typed and not saved, by address. A pin that the form found by itself is no change. */
function useUnsentAddress(address: Address | null) {
  const { read, change } = useUnsent(`address ${address ? String(address.id) : 'new'}`, valuesSchema);
  const [restored] = useState(read);
  const [saved] = useState(() => toAddressInput(toAddressValues(address)));
  return {
    restored,
    keep: (values: AddressValues) => change(isSameContent(toAddressInput(values), saved) ? undefined : values),
    forget: () => change(undefined),
  };
}

/**
 * Returns the call that saves a new address. A form that was left during that call is opened again with the same values:
 * `isPending` is true until the response, which then goes to `onSaved`, so that the address is not saved twice.
 */
function useCreateOnce(isReopened: boolean, onSaved: (saved: Address | null) => void) {
  const [post, { isLoading, isSuccess, data = null }] = useCreateAddressMutation({ fixedCacheKey: 'new address' });
  const isOwn = useRef(false);
  useOnChange(isLoading, () => {
    if (isReopened && !isOwn.current && isSuccess) onSaved(data);
  });
  const create = (input: AddressInput) => {
    isOwn.current = true;
    return post(input).unwrap();
  };
  return { create, isPending: isReopened && isLoading };
}

/** The form of one address: one call per save, with the server's errors at their fields. Unsaved values are kept. */
export function useAddressForm(address: Address | null, onDone: (saved: Address | null) => void) {
  const dispatch = useAppDispatch();
  const unsent = useUnsentAddress(address);
  const form = useForm<AddressValues, unknown, AddressInput>({
    resolver: valibotResolver(createAddressSchema(useHasNoProvinces())),
    defaultValues: unsent.restored ?? toAddressValues(address),
    mode: 'onTouched',
  });
  useKeepValues(form, unsent.keep);
  const location = useAddressLocation(form);
  // another address may be open when a slow response arrives
  const finish = useMountedCallback(onDone);
  usePreventFocusLoss();
  const isReopened = address === null && unsent.restored !== undefined && !form.formState.isDirty;
  const { create, isPending } = useCreateOnce(isReopened, (saved) => {
    unsent.forget();
    finish(saved);
  });
  const [update] = useUpdateAddressMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce(NOT_SAVED);

  const save = (input: AddressInput) =>
    submitOnce(
      async () => {
        setProblem('');
        const saved = await (address ? update({ id: address.id, ...input }).unwrap() : create(input));
        dispatch(showToast({ title: 'Success', text: `${saved?.label ?? input.label} saved.`, type: 'success' }));
        unsent.forget();
        finish(saved);
      },
      (error) =>
        setProblem(
          markErrors(error, {
            toField: toFormField,
            setError: form.setError,
            fallback: `${NOT_SAVED} ${TYPED_IS_KEPT_RETRY}`,
          }),
        ),
    );

  return {
    form,
    location,
    problem,
    isWorking: isWorking || isPending,
    isRateLimited,
    isRestored: unsent.restored !== undefined,
    forget: unsent.forget,
    /** Registers a text field and adds its error. */
    registerText: (name: AddressText) => ({
      // a street without a house number needs a landmark
      ...form.register(name, name === 'address_line' ? { deps: 'landmark' } : undefined),
      error: form.formState.errors[name]?.message,
    }),
    submit: form.handleSubmit(save),
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
