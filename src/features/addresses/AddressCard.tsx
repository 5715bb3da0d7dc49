import { MapPin, MapPinOff, Pencil, Phone, Star, Trash2 } from 'lucide-react';
import type { Address } from '@/api/wire';
import { APPROXIMATE_PIN } from '@/components/map/pinStatus';
import { Card } from '@/components/ui/Card';
import { IconTile } from '@/components/ui/IconTile';
import { Menu } from '@/components/ui/Menu';
import { Tag } from '@/components/ui/Tag';
import { formatBarangayAndCity } from '@/domain/draft/stopFrom';
import { isOnMap } from '@/lib/maps/geo';
import { classNames } from '@/utils/classNames';
import { formatMobile } from '@/utils/text';
import { DETAIL_COUNT, PIN_DETAIL, getMissingDetails } from './addressFilters';
import { PLACE_ICONS, guessPlaceKind } from './placeIcon';

export type AddressAction = 'edit' | 'default' | 'delete';

type AddressCardProps = {
  address: Address;
  /** True while the panel shows this address. */
  isChosen: boolean;
  /** Label of its last delivery; empty while unknown. */
  lastUsed: string;
  onAction: (action: AddressAction) => void;
};

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Id of the button that opens an address. The focus returns to it when the panel closes. */
export const getTitleId = ({ id }: Address) => `address-${String(id)}`;

export function AddressCard({ address, isChosen, lastUsed, onAction }: AddressCardProps) {
  const { label, address_line, contact_name, contact_mobile, is_default } = address;
  const missing = getMissingDetails(address);
  // a tag tells about the pin
  const missingTexts = missing.filter((detail) => detail !== PIN_DETAIL);
  const Icon = PLACE_ICONS[guessPlaceKind(label)];
  const hasPin = isOnMap(address);
  return (
    <Card
      as="li"
      padding="sm"
      aria-current={isChosen || undefined}
      className={classNames('flex flex-col', isChosen && 'bg-brand-25! ring-[1.5px] ring-brand-600')}
    >
      <div className="flex items-center gap-3">
        <IconTile tone={isChosen ? 'brand' : 'neutral'}>
          <Icon strokeWidth={1.75} />
        </IconTile>
        <h2 className="min-w-0 grow font-620">
          <button
            id={getTitleId(address)}
            type="button"
            className="min-h-6 rounded-xs text-left wrap-anywhere hover:underline"
            onClick={() => onAction('edit')}
          >
            {label}
          </button>
        </h2>
        {is_default && <Tag>Default</Tag>}
        <Menu
          label={`More about ${label}`}
          items={[
            { id: 'edit', label: 'Edit', icon: <Pencil {...ICON} /> },
            ...(is_default ? [] : [{ id: 'default' as const, label: 'Make default', icon: <Star {...ICON} /> }]),
            { id: 'delete', label: 'Delete', icon: <Trash2 {...ICON} />, isDanger: true },
          ]}
          onAction={onAction}
        />
      </div>
      <p className="mt-3">{address_line}</p>
      <p className="text-small text-ink-600">{formatBarangayAndCity(address)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Tag tone={hasPin ? 'ok' : 'warn'} icon={hasPin ? <MapPin aria-hidden /> : <MapPinOff aria-hidden />}>
          {hasPin ? 'On the map' : formatBarangayAndCity(address) ? APPROXIMATE_PIN : 'No pin'}
        </Tag>
        <Tag tone={missing.length === 0 ? 'ok' : 'warn'}>
          {missing.length === 0 ? 'Rider-ready' : `${DETAIL_COUNT - missing.length} of ${DETAIL_COUNT} ready`}
        </Tag>
      </div>
      {missingTexts.length > 0 && (
        <p className="mt-1.5 text-caption text-ink-600">Missing: {missingTexts.join(', ')}.</p>
      )}
      {lastUsed && <p className="tabular mt-1.5 text-caption text-ink-600">{lastUsed}</p>}
      <div className="mt-auto pt-3">
        <div className="flex items-center gap-2 border-t border-ink-150 pt-3 text-small">
          <Phone {...ICON} className="shrink-0 text-ink-500" />
          <span className="min-w-0 grow">{contact_name}</span>
          <span className="tabular shrink-0">{formatMobile(contact_mobile)}</span>
        </div>
      </div>
    </Card>
  );
}
