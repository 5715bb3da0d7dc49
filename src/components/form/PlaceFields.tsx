import { useEffect, type Ref } from 'react';
import { ListRetry } from './ListRetry';
import { SelectField } from './SelectField';

export type PlaceOption = { id: string; name: string };
export type PlaceLevelName = 'region' | 'province' | 'city' | 'barangay';
export type PlaceChoice = Record<PlaceLevelName, PlaceOption | null>;

type LevelList = {
  places: { id: string | number; name: string }[];
  isLoading: boolean;
  isError: boolean;
  /** There is nothing at this level beneath what is chosen. */
  isEmpty: boolean;
  onRetry: () => void;
};

export type PlaceFieldsProps = {
  value: PlaceChoice;
  /**
   * A level that changes takes those beneath it away; `isAutomatic` where there was nothing to choose from. The same
   * barangay chosen again is announced too.
   */
  onChange: (value: PlaceChoice, isAutomatic?: boolean) => void;
  lists: Record<PlaceLevelName, LevelList>;
  errors?: Partial<Record<PlaceLevelName, string>>;
  fieldRef?: (level: PlaceLevelName) => Ref<HTMLButtonElement> | undefined;
};

const LABELS = { region: 'Region', province: 'Province', city: 'City', barangay: 'Barangay' } as const;
const LEVELS: PlaceLevelName[] = ['region', 'province', 'city', 'barangay'];

/** What stands at a level that the places above it do not have. */
const NO_PLACE: PlaceOption = { id: '', name: '' };
/** An empty level is skipped; a region without provinces has always left its province open. */
const ABOVE = { province: 'region', city: 'province', barangay: 'city' } as const;

/** The choice with `level` set, and nothing beneath it. */
export function withPlace(value: PlaceChoice, level: PlaceLevelName, place: PlaceOption | null): PlaceChoice {
  const at = LEVELS.indexOf(level);
  return Object.fromEntries(
    LEVELS.map((name, index) => [name, index < at ? value[name] : index === at ? place : null]),
  ) as PlaceChoice;
}

/** Region, province, city, barangay, each from the one above; a level with one entry chooses itself, an empty one too. */
export function PlaceFields({ value, onChange, lists, errors = {}, fieldRef }: PlaceFieldsProps) {
  const lone = (level: keyof typeof ABOVE) => {
    if (value[level] !== null) return undefined;
    const { places, isEmpty } = lists[level];
    if (isEmpty) return level === 'province' ? undefined : NO_PLACE;
    return places.length === 1 ? places[0] : undefined;
  };
  const onlyProvince = value.city ? undefined : lone('province');
  const onlyCity = lone('city');
  const onlyBarangay = lone('barangay');
  useEffect(() => {
    if (onlyProvince) onChange(withPlace(value, 'province', toOption(onlyProvince)), true);
    else if (onlyCity) onChange(withPlace(value, 'city', toOption(onlyCity)), true);
    else if (onlyBarangay) onChange(withPlace(value, 'barangay', toOption(onlyBarangay)), true);
  }, [onlyProvince, onlyCity, onlyBarangay, onChange, value]);

  const hasParent: Record<PlaceLevelName, boolean> = {
    region: true,
    province: value.region !== null && !lists.province.isEmpty,
    city: (value.province !== null || lists.province.isEmpty) && !lists.city.isEmpty,
    barangay: value.city !== null && !lists.barangay.isEmpty,
  };
  const placeholder = (level: PlaceLevelName) => {
    if (level !== 'region' && lists[level].isEmpty) return `None in this ${ABOVE[level]}`;
    if (hasParent[level]) return `Choose a ${LABELS[level].toLowerCase()}`;
    return `${LABELS[LEVELS[LEVELS.indexOf(level) - 1] ?? 'region']} first`;
  };

  return LEVELS.map((level) => {
    const { places, isLoading, isError, onRetry } = lists[level];
    return (
      <SelectField
        key={level}
        ref={fieldRef?.(level)}
        label={LABELS[level]}
        options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value[level]?.id ?? ''}
        placeholder={value[level]?.name || placeholder(level)}
        isLoading={isLoading}
        isDisabled={!hasParent[level]}
        error={isError ? undefined : errors[level]}
        hint={isError && <ListRetry onRetry={onRetry} />}
        onChange={(id) => {
          const place = places.find((one) => String(one.id) === id);
          onChange(withPlace(value, level, place ? toOption(place) : null));
        }}
        onChooseAgain={level === 'barangay' ? () => onChange(value) : undefined}
      />
    );
  });
}

const toOption = ({ id, name }: { id: string | number; name: string }): PlaceOption => ({ id: String(id), name });
