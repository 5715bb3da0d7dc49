import { BookUser, ChevronDown, History, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useGetAddressesQuery } from '@/api/addresses';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION } from '@/config/messages';
import { formatBarangayAndCity, fromAddress, fromRecent, type StopPatch } from '@/domain/draft/stopFrom';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { selectRecentStops } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { addressSelected } from '@/store/user';
import { classNames } from '@/utils/classNames';
import { formatMobile } from '@/utils/text';

type Source = 'saved' | 'recent';
type AddressSourcesProps = { onPick: (stop: StopPatch) => void };

/** Saved addresses, and stops of earlier bookings in this browser. */
export function AddressSources({ onPick }: AddressSourcesProps) {
  const id = useId();
  const [open, setOpen] = useState<Source | null>(null);
  const recent = useAppSelector(selectRecentStops);
  const toggle = (source: Source) => setOpen(open === source ? null : source);
  const handlePick = (stop: StopPatch) => {
    setOpen(null);
    onPick(stop);
  };
  const renderButton = (source: Source, label: string, Icon: LucideIcon) => (
    <button
      type="button"
      aria-expanded={open === source}
      aria-controls={open === source ? id : undefined}
      className={classNames(
        'flex h-8 items-center gap-2 rounded-sm px-3 text-small font-560 ring-1 ring-inset',
        open === source ? 'bg-brand-50 text-brand-700 ring-brand-200' : 'text-ink-700 ring-ink-200 hover:bg-ink-50',
      )}
      onClick={() => toggle(source)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {label}
      <ChevronDown size={14} strokeWidth={2} aria-hidden className={open === source ? 'rotate-180' : ''} />
    </button>
  );

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {renderButton('saved', 'Saved addresses', BookUser)}
        {recent.length > 0 && renderButton('recent', 'Recent stops', History)}
      </div>
      {open && (
        <div id={id} className="mt-2 max-h-64 overflow-y-auto rounded-md ring-1 ring-ink-200 ring-inset">
          {open === 'saved' ? (
            <SavedAddresses onPick={handlePick} />
          ) : (
            <ul aria-label="Recent stops">
              {recent.map((stop) => (
                <Choice
                  key={`${stop.address_line} ${stop.contact_mobile} ${stop.barangay?.id}`}
                  title={stop.address_line}
                  text={formatBarangayAndCity(stop)}
                  person={`${stop.contact_name} ${formatMobile(stop.contact_mobile)}`}
                  onPick={() => handlePick(fromRecent(stop))}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

function SavedAddresses({ onPick }: AddressSourcesProps) {
  const dispatch = useAppDispatch();
  const { data, isError, error, isFetching, refetch } = useGetAddressesQuery();
  if (isError) {
    return (
      <ErrorState
        title="Saved addresses did not load"
        text={getErrorMessage(error, CHECK_CONNECTION)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonRows count={3} hasPicture={false} />;
  if (data.length === 0) {
    return <p className="px-4 py-3 text-small text-ink-600">No saved addresses yet. Search or enter one here.</p>;
  }
  return (
    <ul aria-label="Saved addresses">
      {data.map((address) => (
        <Choice
          key={String(address.id)}
          title={address.label}
          text={[address.address_line, formatBarangayAndCity(address)].filter(Boolean).join(', ')}
          person={`${address.contact_name} ${formatMobile(address.contact_mobile)}`}
          onPick={() => {
            dispatch(addressSelected(address.id));
            onPick(fromAddress(address));
          }}
        />
      ))}
    </ul>
  );
}

type ChoiceProps = { title: ReactNode; text: string; person: string; onPick: () => void };

function Choice({ title, text, person, onPick }: ChoiceProps) {
  return (
    <li className="border-b border-ink-150 last:border-b-0">
      <button type="button" onClick={onPick} className="block w-full px-4 py-2.5 text-left hover:bg-brand-25">
        <span className="block font-560">{title}</span>
        <span className="block text-caption text-ink-600">{text}</span>
        <span className="tabular block text-caption text-ink-600">{person}</span>
      </button>
    </li>
  );
}
