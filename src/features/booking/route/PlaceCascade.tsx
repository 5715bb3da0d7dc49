import { useEffect } from 'react';
import {
  useGetBarangaysQuery,
  useGetCitiesQuery,
  useGetProvincesQuery,
  useGetRegionsQuery,
} from '../../../api/reference';
import type { Place } from '../../../api/wire';
import { SelectField } from '../../../components/form/SelectField';
import type { PlaceRef } from '../../../store/draft';

export type Places = {
  region: PlaceRef | null;
  province: PlaceRef | null;
  city: PlaceRef | null;
  barangay: PlaceRef | null;
};

type PlaceCascadeProps = {
  value: Places;
  /** A level that changes takes those beneath it away. */
  onChange: (value: Places) => void;
  error?: string;
  barangayRef?: (element: HTMLElement | null) => void;
};

const NONE: Place[] = [];
const toOptions = (places: Place[]) => places.map(({ id, name }) => ({ value: String(id), label: name }));
const pick = (places: Place[], id: string): PlaceRef | null => {
  const place = places.find((one) => String(one.id) === id);
  return place ? { id, name: place.name } : null;
};

/** Region, province, city, barangay; a level with one entry, such as Metro Manila's, chooses itself. */
export function PlaceCascade({ value, onChange, error, barangayRef }: PlaceCascadeProps) {
  const { region, province, city, barangay } = value;
  const regions = useGetRegionsQuery();
  const provinces = useGetProvincesQuery(region?.id ?? '', { skip: !region });
  const provinceList = region ? (provinces.currentData ?? NONE) : NONE;
  // A region without provinces lists its cities under its own id.
  const hasNoProvinces = provinces.currentData !== undefined && provinceList.length === 0;
  const cityParent = province?.id ?? (hasNoProvinces ? region?.id : undefined);
  const cities = useGetCitiesQuery(cityParent ?? '', { skip: !region || !cityParent });
  const cityList = cityParent ? (cities.currentData ?? NONE) : NONE;
  const barangays = useGetBarangaysQuery(city?.id ?? '', { skip: !city });
  const barangayList = city ? (barangays.currentData ?? NONE) : NONE;

  const onlyProvince = !province && !city && provinceList.length === 1 ? provinceList[0] : undefined;
  const onlyCity = !city && cityList.length === 1 ? cityList[0] : undefined;
  useEffect(() => {
    if (onlyProvince) onChange({ region, province: toRef(onlyProvince), city: null, barangay: null });
    else if (onlyCity) onChange({ region, province, city: toRef(onlyCity), barangay: null });
  }, [onlyProvince, onlyCity, onChange, region, province]);

  return (
    <div className="grid grid-cols-2 gap-4">
      <SelectField
        label="Region"
        options={toOptions(regions.data ?? NONE)}
        value={region?.id ?? ''}
        onChange={(id) =>
          onChange({ region: pick(regions.data ?? NONE, id), province: null, city: null, barangay: null })
        }
        isLoading={regions.isLoading}
        error={regions.isError ? 'The regions did not load.' : undefined}
      />
      <SelectField
        label="Province"
        options={toOptions(provinceList)}
        value={province?.id ?? ''}
        onChange={(id) => onChange({ region, province: pick(provinceList, id), city: null, barangay: null })}
        isLoading={provinces.isFetching}
        isDisabled={!region || hasNoProvinces}
        placeholder={hasNoProvinces ? 'None' : region ? 'Choose' : 'Region first'}
      />
      <SelectField
        label="City"
        options={toOptions(cityList)}
        value={city?.id ?? ''}
        onChange={(id) => onChange({ region, province, city: pick(cityList, id), barangay: null })}
        isLoading={cities.isFetching}
        isDisabled={!cityParent}
        placeholder={cityParent ? 'Choose' : 'Province first'}
      />
      <SelectField
        ref={barangayRef}
        label="Barangay"
        options={toOptions(barangayList)}
        value={barangay?.id ?? ''}
        onChange={(id) => onChange({ region, province, city, barangay: pick(barangayList, id) })}
        isLoading={barangays.isFetching}
        isDisabled={!city}
        placeholder={city ? 'Choose' : 'City first'}
        error={error}
      />
    </div>
  );
}

const toRef = ({ id, name }: Place): PlaceRef => ({ id: String(id), name });
