import { useState } from 'react';
import { useGetAddressesQuery } from '@/api/addresses';
import type { Address } from '@/api/wire';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Page } from '@/components/ui/Page';
import { SkeletonCards } from '@/components/ui/SkeletonCards';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { CHECK_CONNECTION } from '@/config/messages';
import { useOnChange } from '@/hooks/useOnChange';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { classNames } from '@/utils/classNames';
import { ADD_ID, AddButton, AddressActions, IMPORT_ID, ImportButton } from './AddressActions';
import { getTitleId, type AddressAction } from './AddressCard';
import { AddressList } from './AddressList';
import { AddressPanel } from './AddressPanel';
import { DeleteDialog } from './DeleteDialog';
import { UndoBar } from './UndoBar';
import { filterAddresses, findAddresses } from './addressFilters';
import { useAddressesUrl, type AddressesUrl } from './useAddressesUrl';
import { useMakeDefaultAddress } from './useMakeDefaultAddress';
import { useUndoableDelete } from './useUndoableDelete';

const ImportPanel = lazyWithRetry(() => import('./csv/ImportPanel'), 'ImportPanel', <SkeletonRows count={2} />);

/** `/address`. The URL holds the open panel, the search and the filter, so reload and Back restore them. */
function AddressesPage() {
  const url = useAddressesUrl();
  const { data, error, isFetching, refetch } = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const makeDefault = useMakeDefaultAddress();
  const [toDelete, setToDelete] = useState<Address | null>(null);
  const deletion = useUndoableDelete();

  const saved = data?.filter((address) => !deletion.isHidden(address)) ?? [];
  const found = filterAddresses(findAddresses(saved, url.query), url.filter);
  const chosen = saved.find(({ id }) => String(id) === url.openId) ?? null;
  useFocusAfterFirstAddress(data !== undefined && saved.length === 0);
  const hasPanel = data !== undefined && (url.isNew || chosen !== null);

  const handleDelete = (address: Address) => {
    setToDelete(null);
    if (address.id === chosen?.id) url.closeAddress();
    deletion.remove(address);
  };
  const handleAction = (action: AddressAction, address: Address) => {
    if (action === 'edit') url.openAddress(String(address.id));
    else if (action === 'delete') setToDelete(address);
    else makeDefault(address);
  };

  return (
    <Page
      title="Addresses"
      text={data && `${saved.length} saved`}
      actions={saved.length > 0 && <AddressActions url={url} shown={found} />}
    >
      {!data && <LoadingAddresses error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data && url.isImporting && <AddressImport url={url} saved={saved} />}
      <div
        className={classNames('grid items-start gap-5', hasPanel && 'grid-cols-[minmax(0,1fr)_minmax(360px,405px)]')}
      >
        {data && saved.length === 0 && !url.isImporting && <NoAddresses url={url} />}
        {saved.length > 0 && (
          <AddressList
            found={found}
            total={saved.length}
            filter={url.filter}
            chosen={chosen}
            onFilter={url.setFilter}
            onAction={handleAction}
          />
        )}
        {hasPanel && <SidePanel url={url} address={chosen} onDelete={setToDelete} />}
      </div>
      {toDelete && (
        <DeleteDialog address={toDelete} onClose={() => setToDelete(null)} onConfirm={() => handleDelete(toDelete)} />
      )}
      {deletion.undoable && (
        <UndoBar key={String(deletion.undoable.id)} address={deletion.undoable} onUndo={deletion.undo} />
      )}
    </Page>
  );
}

/** Focuses the Add button of the page when the one of the empty list leaves with the focus. */
function useFocusAfterFirstAddress(isEmpty: boolean) {
  useOnChange(isEmpty, () => {
    if (!isEmpty && document.activeElement === document.body) document.getElementById(ADD_ID)?.focus();
  });
}

type UrlProps = { url: AddressesUrl };

/** Import panel; closing it returns the focus to its button. */
function AddressImport({ url, saved }: UrlProps & { saved: readonly Address[] }) {
  const handleClose = () => {
    url.closeImport();
    document.getElementById(IMPORT_ID)?.focus();
  };
  return (
    <div className="mb-5">
      <ImportPanel saved={saved} onClose={handleClose} />
    </div>
  );
}

type SidePanelProps = UrlProps & { address: Address | null; onDelete: (address: Address) => void };

/** Address form; closing it returns the focus to the button that opened it. */
function SidePanel({ url, address, onDelete }: SidePanelProps) {
  const handleClose = () => {
    url.closeAddress();
    document.getElementById(address ? getTitleId(address) : ADD_ID)?.focus();
  };
  return (
    <div className="sticky top-[84px] -m-1 max-h-[calc(100dvh-96px)] overflow-y-auto p-1">
      <AddressPanel
        key={address ? String(address.id) : 'new'}
        address={address}
        onClose={handleClose}
        onDelete={onDelete}
      />
    </div>
  );
}

type LoadingAddressesProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

function LoadingAddresses({ error, isRetrying, onRetry }: LoadingAddressesProps) {
  if (!error) {
    return (
      <SkeletonCards
        count={6}
        label="Addresses are loading"
        className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-4"
        cardClassName="h-[220px]"
      />
    );
  }
  return (
    <Card padding="none">
      <ErrorState
        title="Addresses did not load"
        text={getErrorMessage(error, CHECK_CONNECTION)}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </Card>
  );
}

function NoAddresses({ url }: UrlProps) {
  return (
    <Card>
      <EmptyState
        title="No addresses yet"
        text="Save an address once, then pick it whenever you book."
        action={
          <span className="flex gap-2.5">
            <AddButton url={url} />
            <ImportButton url={url} />
          </span>
        }
      />
    </Card>
  );
}

export { AddressesPage as Component };
