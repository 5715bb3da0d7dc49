import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { FieldError } from '@/components/form/Field';
import { PlaceFields, type PlaceChoice } from '@/components/form/PlaceFields';
import { PinPicker } from '@/components/map/PinPicker';
import { PLACE_LEVELS } from '@/config/placeLevels';
import { NO_PIN } from '@/domain/draft/stopFrom';
import { formatFullPlace } from '@/domain/places/fullPlace';
import { usePlaceLists } from '@/hooks/usePlaceLists';
import type { Point } from '@/lib/maps/geo';
import { useAppDispatch } from '@/store/hooks';
import { placesPicked } from '@/store/user';
import { useBooking } from '../form/bookingContext';
import { FoldedPlace } from './FoldedPlace';
import { useStopFields } from './useStopFields';

type StopPlaceProps = {
  index: number;
  name: string;
  /** Reason why the place was not found; empty without one. */
  problem: string;
  /** True while the customer chooses the place level by level. */
  isChoosingLevels: boolean;
  onChooseLevels: (isChoosingLevels: boolean) => void;
  /** Called when the place changes and the stop needs a pin. */
  onPlaced: () => void;
  onPin: (point: Point) => void;
};

/** Place of a stop and its pin. It does not render while the stop's texts are typed. */
export function StopPlace({ index, name, problem, onPin, ...places }: StopPlaceProps) {
  const { form, fields } = useBooking();
  const { patch, errorOf } = useStopFields(index);
  const path = `stops.${index}` as const;
  const [lat, lng, isApproximate] = useWatch({
    control: form.control,
    name: [`${path}.lat`, `${path}.lng`, `${path}.is_pin_approximate`],
  });

  const isNotFound = lat === null && (errorOf('lat') !== undefined || problem !== '');

  return (
    <>
      <StopLevels index={index} isNotFound={isNotFound} {...places} />
      <div ref={fields.getRef(`${path}.lat`)} tabIndex={-1} className="rounded-sm">
        <PinPicker
          name={name}
          point={lat !== null && lng !== null ? { lat, lng } : null}
          isApproximate={isApproximate}
          onConfirm={() => patch({ is_pin_approximate: false })}
          onPick={onPin}
        />
        <FieldError error={errorOf('lat') ?? (problem || undefined)} />
      </div>
    </>
  );
}

type StopLevelsProps = Pick<StopPlaceProps, 'index' | 'isChoosingLevels' | 'onChooseLevels' | 'onPlaced'> & {
  /** True if the place was not found on the map. */
  isNotFound: boolean;
};

/** One line for a known place; four fields for one that is incomplete, refused, not found or being edited. */
function StopLevels({ index, isChoosingLevels, isNotFound, onChooseLevels, onPlaced }: StopLevelsProps) {
  const { form, fields } = useBooking();
  const { errorOf } = useStopFields(index);
  const path = `stops.${index}` as const;
  const [region, province, city, barangay] = useWatch({
    control: form.control,
    name: [`${path}.region`, `${path}.province`, `${path}.city`, `${path}.barangay`],
  });
  const value = { region, province, city, barangay };
  const line = formatFullPlace(value);
  const needsFields = isChoosingLevels || isNotFound || PLACE_LEVELS.some((level) => errorOf(level) !== undefined);
  const handleEdit = () => {
    flushSync(() => onChooseLevels(true));
    fields.focus(`${path}.region`);
  };
  if (line !== null && !needsFields) return <FoldedPlace line={line} onEdit={handleEdit} />;
  return <LevelFields index={index} value={value} onChooseLevels={onChooseLevels} onPlaced={onPlaced} />;
}

type LevelFieldsProps = Omit<StopLevelsProps, 'isChoosingLevels' | 'isNotFound'> & { value: PlaceChoice };

/** Region, province, city and barangay of a stop, each chosen from its list. */
function LevelFields({ index, value, onChooseLevels, onPlaced }: LevelFieldsProps) {
  const { fields } = useBooking();
  const { patch, errorOf } = useStopFields(index);
  const lists = usePlaceLists(value);
  const dispatch = useAppDispatch();

  const handlePlaces = (places: PlaceChoice, isAutomatic = false) => {
    // filling in a level without choices keeps a pin that the customer placed
    patch(isAutomatic ? places : { ...places, ...NO_PIN });
    dispatch(placesPicked({ picker: 'O', places }));
    if (!isAutomatic) onChooseLevels(true);
    onPlaced();
  };

  return (
    <div className="grid grid-cols-2 gap-4">
      <PlaceFields
        value={value}
        onChange={handlePlaces}
        lists={lists}
        errors={{
          region: errorOf('region'),
          province: errorOf('province'),
          city: errorOf('city'),
          barangay: errorOf('barangay'),
        }}
        fieldRef={(level) => fields.getRef(`stops.${index}.${level}`)}
      />
    </div>
  );
}
