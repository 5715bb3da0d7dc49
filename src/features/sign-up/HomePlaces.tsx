import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { PlaceControls } from '@/components/form/PlaceControls';
import type { PlaceChoice } from '@/components/form/PlaceFields';
import { PLACE_LEVELS } from '@/config/placeLevels';
import { usePlaceLists } from '@/hooks/usePlaceLists';
import type { SignUpForm } from './useSignUpForm';

/** Region, province, city and barangay of the home address. */
export function HomePlaces({ form }: { form: SignUpForm }) {
  const { control, setValue, clearErrors } = form;
  const [region, province, city] = useWatch({ control, name: ['region', 'province', 'city'] });
  const lists = usePlaceLists({ region, province, city });

  const handleChange = useCallback(
    (choice: PlaceChoice) => {
      for (const level of PLACE_LEVELS) {
        setValue(level, choice[level], { shouldDirty: true });
        if (choice[level]) clearErrors(level);
      }
    },
    [setValue, clearErrors],
  );

  return <PlaceControls control={control} lists={lists} onChange={handleChange} />;
}
