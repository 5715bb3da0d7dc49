import { lazy, Suspense, useState } from 'react';
import { useGetAddressesQuery } from '@/api/addresses';
import type { Address } from '@/api/wire';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION } from '@/config/messages';
import { messageOf } from '@/lib/http/messageOf';
import { ADD_ID, AddButton, AddressActions, IMPORT_ID, ImportButton } from './AddressActions';
import { titleId, type AddressAction } from './AddressCard';
import { AddressList } from './AddressList';
import { AddressPanel } from './AddressPanel';
import { DeleteDialog } from './DeleteDialog';
import { UndoBar } from './UndoBar';
import { findAddresses, filterAddresses } from './addressList';
import { useAddressesUrl } from './useAddressesUrl';
import { useMakeDefaultAddress } from './useMakeDefaultAddress';
import { useUndoableDelete } from './useUndoableDelete';

const ImportPanel = lazy(() => import('./csv/ImportPanel').then((module) => ({ default: module.ImportPanel })));

/** `/address`; what is open, searched and filtered is in the address, so that a reload and Back find it again. */
function AddressesPage() {
  const url = useAddressesUrl();
  const { data, error, isFetching, refetch } = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const makeDefault = useMakeDefaultAddress();
  // the address bar follows the box: what is typed there must never wait for a navigation
  const [query, setQuery] = useState(url.query);
  const [asked, setAsked] = useState<Address | null>(null);
  const deletion = useUndoableDelete();

  const saved = data?.filter((address) => !deletion.isHidden(address)) ?? [];
  const found = filterAddresses(findAddresses(saved, query), url.show);
  const chosen = saved.find(({ id }) => String(id) === url.openId) ?? null;
  const hasPanel = data !== undefined && (url.isNew || chosen !== null);

  // the focus goes back to where the panel was opened from
  const closePanel = () => {
    url.closeAddress();
    document.getElementById(chosen ? titleId(chosen) : ADD_ID)?.focus();
  };
  const closeImport = () => {
    url.closeImport();
    document.getElementById(IMPORT_ID)?.focus();
  };

  const handleQuery = (text: string) => {
    setQuery(text);
    url.search(text.trim());
  };
  const handleDelete = (address: Address) => {
    setAsked(null);
    if (address.id === chosen?.id) url.closeAddress();
    deletion.remove(address);
  };
  const handleAction = (action: AddressAction, address: Address) => {
    if (action === 'edit') url.openAddress(String(address.id));
    else if (action === 'delete') setAsked(address);
    else makeDefault(address);
  };

  return (
    <Page
      title="Addresses"
      text={data && `${saved.length} saved`}
      actions={saved.length > 0 && <AddressActions url={url} query={query} onQuery={handleQuery} shown={found} />}
    >
      {!data && <LoadingAddresses error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data && url.isImporting && (
        <div className="mb-5">
          <Suspense fallback={<SkeletonRows count={2} />}>
            <ImportPanel saved={data} onClose={closeImport} />
          </Suspense>
        </div>
      )}
      <div
        className={
          hasPanel ? 'grid grid-cols-[minmax(0,1fr)_minmax(360px,405px)] items-start gap-5' : 'grid items-start gap-5'
        }
      >
        {data && saved.length === 0 && !url.isImporting && <NoAddresses url={url} />}
        {saved.length > 0 && (
          <AddressList
            found={found}
            total={saved.length}
            show={url.show}
            chosen={chosen}
            onShow={url.filter}
            onAction={handleAction}
          />
        )}
        {hasPanel && (
          <div className="sticky top-[84px] -m-1 max-h-[calc(100dvh-96px)] overflow-y-auto p-1">
            <AddressPanel
              key={chosen ? String(chosen.id) : 'new'}
              address={chosen}
              onClose={closePanel}
              onDelete={setAsked}
            />
          </div>
        )}
      </div>
      {asked && <DeleteDialog address={asked} onClose={() => setAsked(null)} onConfirm={() => handleDelete(asked)} />}
      {deletion.undoable && (
        <UndoBar key={String(deletion.undoable.id)} address={deletion.undoable} onUndo={deletion.undo} />
      )}
    </Page>
  );
}

type LoadingAddressesProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

function LoadingAddresses({ error, isRetrying, onRetry }: LoadingAddressesProps) {
  return (
    <Card padding="none">
      {error ? (
        <ErrorState
          title="Addresses did not load"
          text={messageOf(error, CHECK_CONNECTION)}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      ) : (
        <SkeletonRows label="Addresses are loading" count={5} />
      )}
    </Card>
  );
}

function NoAddresses({ url }: { url: ReturnType<typeof useAddressesUrl> }) {
  return (
    <Card>
      <EmptyState
        title="No addresses yet"
        text="Save a place once and pick it whenever you book."
        action={
          !url.isNew && (
            <span className="flex gap-2.5">
              <AddButton url={url} />
              <ImportButton url={url} />
            </span>
          )
        }
      />
    </Card>
  );
}

export { AddressesPage as Component };
