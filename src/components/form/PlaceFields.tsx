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
  onRetry: () => void;
};

export type PlaceFieldsProps = {
  value: PlaceChoice;
  /** A level that changes takes those beneath it away. */
  onChange: (value: PlaceChoice) => void;
  lists: Record<PlaceLevelName, LevelList> & { hasNoProvinces: boolean };
  errors?: Partial<Record<PlaceLevelName, string>>;
  fieldRef?: (level: PlaceLevelName) => Ref<HTMLButtonElement> | undefined;
};

const LABELS = { region: 'Region', province: 'Province', city: 'City', barangay: 'Barangay' } as const;
const LEVELS: PlaceLevelName[] = ['region', 'province', 'city', 'barangay'];

/** The choice with `level` set, and nothing beneath it. */
export function withPlace(value: PlaceChoice, level: PlaceLevelName, place: PlaceOption | null): PlaceChoice {
  const at = LEVELS.indexOf(level);
  return Object.fromEntries(
    LEVELS.map((name, index) => [name, index < at ? value[name] : index === at ? place : null]),
  ) as PlaceChoice;
}

/** Region, province, city, barangay, each from the one above; a level with one entry chooses itself. */
export function PlaceFields({ value, onChange, lists, errors = {}, fieldRef }: PlaceFieldsProps) {
  const lone = (level: 'province' | 'city') => {
    const [only, ...others] = lists[level].places;
    return value[level] === null && only && others.length === 0 ? only : undefined;
  };
  const onlyProvince = value.city ? undefined : lone('province');
  const onlyCity = lone('city');
  useEffect(() => {
    if (onlyProvince) onChange(withPlace(value, 'province', toOption(onlyProvince)));
    else if (onlyCity) onChange(withPlace(value, 'city', toOption(onlyCity)));
  }, [onlyProvince, onlyCity, onChange, value]);

  const hasParent: Record<PlaceLevelName, boolean> = {
    region: true,
    province: value.region !== null && !lists.hasNoProvinces,
    city: value.province !== null || lists.hasNoProvinces,
    barangay: value.city !== null,
  };
  const placeholder = (level: PlaceLevelName) => {
    if (level === 'province' && lists.hasNoProvinces) return 'None in this region';
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
        placeholder={value[level]?.name ?? placeholder(level)}
        isLoading={isLoading}
        isDisabled={!hasParent[level]}
        error={isError ? undefined : errors[level]}
        hint={isError && <ListRetry onRetry={onRetry} />}
        onChange={(id) => {
          const place = places.find((one) => String(one.id) === id);
          onChange(withPlace(value, level, place ? toOption(place) : null));
        }}
      />
    );
  });
}

const toOption = ({ id, name }: { id: string | number; name: string }): PlaceOption => ({ id: String(id), name });
