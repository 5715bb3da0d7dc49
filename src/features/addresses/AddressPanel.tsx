import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Address } from '@/api/wire';
import { LocationSearch } from '@/components/delivery/LocationSearch';
import { Checkbox } from '@/components/form/Checkbox';
import { FormAlert } from '@/components/form/FormAlert';
import { MobileField } from '@/components/form/MobileField';
import { RestoredNote } from '@/components/form/RestoredNote';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { IconButton } from '@/components/ui/IconButton';
import { SEARCH_PLACE, STREET_LABEL } from '@/config/messages';
import { needsLandmark } from '@/domain/draft/draftRules';
import { usePlaceSearch } from '@/hooks/usePlaceSearch';
import { AddressPlaces } from './AddressPlaces';
import { useAddressForm, type AddressFormState } from './useAddressForm';

type AddressPanelProps = {
  /** Null for a new address. */
  address: Address | null;
  onClose: () => void;
  onDelete: (address: Address) => void;
};

/** Form to add or edit an address, next to the list. */
export function AddressPanel({ address, onClose, onDelete }: AddressPanelProps) {
  const state = useAddressForm(address, onClose);
  const { form, problem, isRestored, registerText, submit } = state;
  const { setFocus } = form;
  useEffect(() => setFocus('label'), [setFocus]);

  return (
    <Card as="aside" aria-labelledby="address-form-heading" padding="none" className="overflow-hidden">
      <form
        aria-labelledby="address-form-heading"
        noValidate
        className="grid gap-4 p-5"
        onSubmit={(event) => void submit(event)}
      >
        <div className="flex items-center justify-between">
          <h2 id="address-form-heading" className="text-h3 font-620">
            {address ? 'Edit address' : 'Add address'}
          </h2>
          <IconButton label="Close" size="sm" icon={<X size={18} strokeWidth={1.75} aria-hidden />} onClick={onClose} />
        </div>
        <FormAlert>{problem}</FormAlert>
        {isRestored && <RestoredNote />}
        <TextField label="Address name" placeholder="e.g. Home" autoComplete="off" {...registerText('label')} />
        <PlaceSearch location={state.location} />
        <TextField label={STREET_LABEL} autoComplete="off" {...registerText('address_line')} />
        <AddressPlaces state={state} />
        <LandmarkField state={state} />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Contact person" autoComplete="off" {...registerText('contact_name')} />
          <MobileField label="Mobile number" autoComplete="off" {...registerText('contact_mobile')} />
        </div>
        {address?.is_default ? (
          <p className="text-small text-ink-600">This is your default pickup.</p>
        ) : (
          <Checkbox label="Use as my default pickup" {...form.register('is_default')} />
        )}
        <FormButtons state={state} address={address} onClose={onClose} onDelete={onDelete} />
      </form>
    </Card>
  );
}

function PlaceSearch({ location }: Pick<AddressFormState, 'location'>) {
  const search = usePlaceSearch();
  return (
    <LocationSearch
      {...search.field}
      label={SEARCH_PLACE}
      onPick={(hit) => {
        location.pickHit(hit);
        search.clear();
      }}
      onUseMyLocation={location.hasGeolocation ? location.pickMyPlace : undefined}
      isLocating={location.isLocating}
    />
  );
}

/** Landmark; required when the street has no house number. */
function LandmarkField({ state: { form, registerText } }: { state: AddressFormState }) {
  const line = useWatch({ control: form.control, name: 'address_line' });
  return (
    <TextField label="Landmark" autoComplete="off" isOptional={!needsLandmark(line)} {...registerText('landmark')} />
  );
}

type FormButtonsProps = AddressPanelProps & { state: AddressFormState };

function FormButtons({ state: { isWorking, isRateLimited, forget }, address, onClose, onDelete }: FormButtonsProps) {
  const handleCancel = () => {
    forget();
    onClose();
  };
  return (
    <div className="mt-1 flex flex-wrap gap-2.5">
      {address && (
        <Button variant="danger" className="mr-auto" disabled={isWorking} onClick={() => onDelete(address)}>
          Delete
        </Button>
      )}
      <Button variant="secondary" className={address ? '' : 'ml-auto'} disabled={isWorking} onClick={handleCancel}>
        Cancel
      </Button>
      <Button type="submit" isWorking={isWorking} isPaused={isRateLimited}>
        Save address
      </Button>
    </div>
  );
}
