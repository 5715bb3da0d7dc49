import { useEffect, type Ref } from 'react';
import { PLACE_LEVELS, type PlaceLevel } from '@/config/placeLevels';
import { ListRetry } from './ListRetry';
import { SelectField } from './SelectField';

export type PlaceOption = { id: string; name: string };
export type PlaceChoice = Record<PlaceLevel, PlaceOption | null>;

type LevelList = {
  places: { id: string | number; name: string }[];
  isLoading: boolean;
  isError: boolean;
  /** The selected parent place has no places at this level. */
  isEmpty: boolean;
  onRetry: () => void;
};

export type PlaceFieldsProps = {
  value: PlaceChoice;
  /**
   * A changed level clears the levels below it. `isAutomatic` marks a level that had no alternative. Also called when
   * the selected barangay is selected again.
   */
  onChange: (value: PlaceChoice, isAutomatic?: boolean) => void;
  lists: Record<PlaceLevel, LevelList>;
  errors?: Partial<Record<PlaceLevel, string>>;
  fieldRef?: (level: PlaceLevel) => Ref<HTMLButtonElement> | undefined;
};

const LABELS = { region: 'Region', province: 'Province', city: 'City', barangay: 'Barangay' } as const;

/** Value of a level that has no places in its parent, so that the level below it can be chosen. */
const SKIPPED: PlaceOption = { id: '', name: '' };
/** Parent of each level. */
const PARENT = { province: 'region', city: 'province', barangay: 'city' } as const;

/** Returns the choice with `level` set and all lower levels cleared. */
export function withPlace(value: PlaceChoice, level: PlaceLevel, place: PlaceOption | null): PlaceChoice {
  const levelIndex = PLACE_LEVELS.indexOf(level);
  return Object.fromEntries(
    PLACE_LEVELS.map((name, index) => [name, index < levelIndex ? value[name] : index === levelIndex ? place : null]),
  ) as PlaceChoice;
}

/** Region, province, city and barangay. A level with one place selects itself; an empty level is skipped. */
export function PlaceFields({ value, onChange, lists, errors = {}, fieldRef }: PlaceFieldsProps) {
  /** Returns the only possible place of a level. A region without provinces leaves its province open. */
  const getOnlyPlace = (level: keyof typeof PARENT) => {
    if (value[level] !== null) return undefined;
    const { places, isEmpty } = lists[level];
    if (isEmpty) return level === 'province' ? undefined : SKIPPED;
    return places.length === 1 ? places[0] : undefined;
  };
  const onlyProvince = value.city ? undefined : getOnlyPlace('province');
  const onlyCity = getOnlyPlace('city');
  const onlyBarangay = getOnlyPlace('barangay');
  useEffect(() => {
    if (onlyProvince) onChange(withPlace(value, 'province', toOption(onlyProvince)), true);
    else if (onlyCity) onChange(withPlace(value, 'city', toOption(onlyCity)), true);
    else if (onlyBarangay) onChange(withPlace(value, 'barangay', toOption(onlyBarangay)), true);
  }, [onlyProvince, onlyCity, onlyBarangay, onChange, value]);

  const isEnabled: Record<PlaceLevel, boolean> = {
    region: true,
    province: value.region !== null && !lists.province.isEmpty,
    city: (value.province !== null || lists.province.isEmpty) && !lists.city.isEmpty,
    barangay: value.city !== null && !lists.barangay.isEmpty,
  };
  const getPlaceholder = (level: PlaceLevel) => {
    const choose = `Choose a ${level}`;
    if (level === 'region') return choose;
    const parent = PARENT[level];
    if (lists[level].isEmpty) return `None in this ${parent}`;
    // short, because two fields share a narrow row
    return isEnabled[level] ? choose : `${LABELS[parent]} first`;
  };

  return PLACE_LEVELS.map((level) => {
    const { places, isLoading, isError, onRetry } = lists[level];
    return (
      <SelectField
        key={level}
        ref={fieldRef?.(level)}
        label={LABELS[level]}
        options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value[level]?.id ?? ''}
        placeholder={value[level]?.name || getPlaceholder(level)}
        isLoading={isLoading}
        isDisabled={!isEnabled[level]}
        error={isError ? undefined : errors[level]}
        hint={isError && <ListRetry onRetry={onRetry} />}
        onChange={(id) => {
          const place = places.find((option) => String(option.id) === id);
          onChange(withPlace(value, level, place ? toOption(place) : null));
        }}
        onChooseAgain={level === 'barangay' ? () => onChange(value) : undefined}
      />
    );
  });
}

const toOption = ({ id, name }: { id: string | number; name: string }): PlaceOption => ({ id: String(id), name });
