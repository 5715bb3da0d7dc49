import { useCallback } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { usePlaceLists } from '../../api/placeLists';
import { PlaceFields, type PlaceChoice, type PlaceLevelName } from '../../components/form/PlaceFields';
import type { SignUpWords } from './signUpForm';
import type { SignUpForm } from './useSignUpForm';

const NEEDS: Record<PlaceLevelName, string> = {
  region: 'Choose a region.',
  province: 'Choose a province.',
  city: 'Choose a city.',
  barangay: 'Choose a barangay.',
};

/** The cascade of the address; a region without provinces asks for none. */
export function HomePlaces({ form }: { form: SignUpForm }) {
  const { control, setValue, clearErrors, formState } = form;
  const [region, province, city, barangay] = useWatch({ control, name: ['region', 'province', 'city', 'barangay'] });
  const lists = usePlaceLists({ region, province, city });
  const { hasNoProvinces } = lists;
  const needed = (level: PlaceLevelName) => ({
    control,
    name: level,
    rules: {
      // a level is asked for once the one above it is chosen
      validate: (place: unknown, words: SignUpWords) => {
        const isAsked = {
          region: true,
          province: words.region !== null && !hasNoProvinces,
          city: words.province !== null || (words.region !== null && hasNoProvinces),
          barangay: words.city !== null,
        }[level];
        return place !== null || !isAsked || NEEDS[level];
      },
    },
  });
  const refs = {
    region: useController(needed('region')).field.ref,
    province: useController(needed('province')).field.ref,
    city: useController(needed('city')).field.ref,
    barangay: useController(needed('barangay')).field.ref,
  };

  const handleChange = useCallback(
    (choice: PlaceChoice) => {
      for (const level of ['region', 'province', 'city', 'barangay'] as const) {
        setValue(level, choice[level], { shouldDirty: true });
        if (choice[level]) clearErrors(level);
      }
    },
    [setValue, clearErrors],
  );

  return (
    <PlaceFields
      value={{ region, province, city, barangay }}
      onChange={handleChange}
      lists={lists}
      errors={{
        region: formState.errors.region?.message,
        province: formState.errors.province?.message,
        city: formState.errors.city?.message,
        barangay: formState.errors.barangay?.message,
      }}
      fieldRef={(level) => refs[level]}
    />
  );
}
