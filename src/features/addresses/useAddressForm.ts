import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCreateAddressMutation, useUpdateAddressMutation } from '@/api/addresses';
import type { Address, LocationHit } from '@/api/wire';
import { TYPED_IS_KEPT_RETRY } from '@/config/messages';
import { fromPickedHit, NO_PIN, type StopPatch } from '@/domain/draft/stopFrom';
import { useLocate } from '@/hooks/useLocate';
import { usePreventFocusLoss } from '@/hooks/usePreventFocusLoss';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { markErrors, namedAs } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import {
  addressInput,
  checkText,
  LEVELS,
  TEXTS,
  toAddressValues,
  type AddressText,
  type AddressValues,
} from './addressForm';

type Places = Pick<AddressValues, (typeof LEVELS)[number]>;
const FAILED = `The address was not saved. ${TYPED_IS_KEPT_RETRY}`;

type Point = NonNullable<AddressValues['point']>;

/** The field that a refusal of the server belongs to; null for one the form does not have. */
const fieldOf = (wireName: string): keyof AddressValues | null =>
  wireName === 'lat' || wireName === 'lng' ? 'point' : namedAs([...TEXTS, ...LEVELS])(wireName);

/** One address as a form: search, cascade, pin; one call per save, and the server's words at their fields. */
export function useAddressForm(address: Address | null, onDone: (saved: Address | null) => void) {
  const dispatch = useAppDispatch();
  const form = useForm<AddressValues>({ defaultValues: toAddressValues(address), mode: 'onTouched' });
  usePreventFocusLoss();
  const [create] = useCreateAddressMutation();
  const [update] = useUpdateAddressMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();
  const locate = useLocate();

  /** Takes over what a search or a pin says. */
  const patch = ({ address_line, lat, lng, is_pin_approximate = false, ...rest }: StopPatch) => {
    if (address_line !== undefined) form.setValue('address_line', address_line, { shouldValidate: true });
    for (const level of LEVELS) {
      const place = rest[level];
      if (place === undefined) continue;
      form.setValue(level, place);
      if (place) form.clearErrors(level);
    }
    if (lat === undefined || lng === undefined) return;
    form.setValue('point', lat === null || lng === null ? null : { lat, lng });
    form.setValue('is_pin_approximate', is_pin_approximate);
    form.clearErrors('point');
  };

  /** Puts an address without a pin at the centre of its barangay, unless either changes meanwhile. */
  const locateInBarangay = () => {
    const { province, city, barangay: chosen, point } = form.getValues();
    if (!chosen || point !== null) return;
    void locate.inBarangay({ province, city, barangay: chosen }).then((pin) => {
      const current = form.getValues();
      if (pin && current.barangay?.id === chosen.id && current.point === null) patch(pin);
    });
  };
  const locateSaved = useEffectEvent(locateInBarangay);
  useEffect(() => locateSaved(), []);

  /** Places chosen by hand take the pin along, to the barangay as the server knows it. */
  const choosePlaces = (places: Places, isAutomatic = false) => {
    // a pin that was placed stays where only what cannot be chosen is filled in
    patch(isAutomatic ? places : { ...places, ...NO_PIN });
    locateInBarangay();
  };

  const save = (words: AddressValues) =>
    submitOnce(
      async () => {
        setProblem('');
        const input = addressInput(words);
        const saved = await (address ? update({ id: address.id, ...input }) : create(input)).unwrap();
        dispatch(showToast({ title: 'Success', text: `${saved?.label ?? input.label} is saved.`, type: 'success' }));
        onDone(saved);
      },
      (error) => setProblem(markErrors(error, fieldOf, form.setError, FAILED)),
    );

  return {
    form,
    locate,
    problem,
    isWorking,
    isRateLimited,
    choosePlaces,
    pickHit: (hit: LocationHit) => {
      const { landmark = '', ...place } = fromPickedHit(hit, form.getValues());
      // first, because the rule of the street looks at it
      form.setValue('landmark', landmark);
      patch(place);
    },
    confirmPoint: () => form.setValue('is_pin_approximate', false),
    pickPoint: (point: Point) => void locate.atPin(point, form.getValues('address_line')).then(patch),
    pickMyPlace: async () => {
      const found = await locate.myPlace();
      if (found) patch(found);
    },
    /** A text field: registered with its rule, and with its error. */
    text: (name: AddressText) => ({
      ...form.register(name, {
        validate: (value, { address_line }) => checkText(name, value, address_line),
        ...(name === 'address_line' && { deps: 'landmark' as const }),
      }),
      error: form.formState.errors[name]?.message,
    }),
    submit: form.handleSubmit(save),
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
