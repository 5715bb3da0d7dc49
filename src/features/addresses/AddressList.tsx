import type { Address } from '@/api/wire';
import { EmptyState } from '@/components/ui/EmptyState';
import { HelpLink } from '@/components/ui/HelpLink';
import { Segmented } from '@/components/ui/Segmented';
import { NO_RESULTS } from '@/config/messages';
import { pluralize } from '@/utils/text';
import { AddressCard, type AddressAction } from './AddressCard';
import type { AddressFilter } from './addressFilters';
import { useLastUsed } from './useLastUsed';

const FILTERS: { value: AddressFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'ready', label: 'Rider-ready' },
  { value: 'incomplete', label: 'Incomplete' },
  { value: 'no-pin', label: 'No pin' },
  { value: 'default', label: 'Default' },
];

type AddressListProps = {
  /** Addresses that match the search and the filter. */
  found: readonly Address[];
  total: number;
  filter: AddressFilter;
  /** Address that the panel shows. */
  chosen: Address | null;
  onFilter: (filter: AddressFilter) => void;
  onAction: (action: AddressAction, address: Address) => void;
};

export function AddressList({ found, total, filter, chosen, onFilter, onAction }: AddressListProps) {
  const lastUsed = useLastUsed();
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented label="Show" options={FILTERS} value={filter} onChange={onFilter} />
        {(filter === 'incomplete' || filter === 'no-pin') && <HelpLink topic="address" className="mr-auto" />}
        <p role="status" className="tabular text-small text-ink-600">
          {found.length < total && `${found.length} of ${pluralize(total, 'address', 'addresses')}`}
        </p>
      </div>
      {found.length === 0 && <EmptyState title={NO_RESULTS} text="Try other words or show all addresses." />}
      <ul aria-label="Addresses" className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-4">
        {found.map((address) => (
          <AddressCard
            key={String(address.id)}
            address={address}
            isChosen={address === chosen}
            lastUsed={lastUsed(address)}
            onAction={(action) => onAction(action, address)}
          />
        ))}
      </ul>
    </div>
  );
}
