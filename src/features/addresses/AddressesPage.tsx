import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetAddressesQuery, useUpdateAddressMutation } from '../../api/addresses';
import type { Address } from '../../api/wire';
import { TextField } from '../../components/form/TextField';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { EmptyState } from '../../components/ui/EmptyState';
import { ErrorState } from '../../components/ui/ErrorState';
import { Page } from '../../components/ui/Page';
import { SkeletonRows } from '../../components/ui/SkeletonRows';
import { messageOf } from '../../lib/http/messageOf';
import { useOnce } from '../../lib/useOnce';
import { useAppDispatch } from '../../store/hooks';
import { showToast } from '../../store/toasts';
import { AddressCard, titleId, type AddressAction } from './AddressCard';
import { AddressPanel } from './AddressPanel';
import { DeleteDialog } from './DeleteDialog';
import { UndoBar } from './UndoBar';
import { findAddresses } from './addressList';
import { useUndoableDelete } from './useUndoableDelete';

const NEW = 'new';
const ADD_ID = 'add-address';

/** `/address`; `?address=new` or an id opens the panel, so that a reload and Back find it again. */
export function AddressesPage() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [update] = useUpdateAddressMutation();
  const { once } = useOnce();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState<Address | null>(null);
  const deletion = useUndoableDelete();

  const saved = data?.filter((address) => !deletion.isHidden(address)) ?? [];
  const found = findAddresses(saved, query);
  const open = params.get('address');
  const chosen = saved.find(({ id }) => String(id) === open) ?? null;
  const hasPanel = data !== undefined && (open === NEW || chosen !== null);

  const openPanel = (which: string) => setParams({ address: which });
  const closePanel = () => {
    setParams({}, { replace: true });
    // back to where the panel was opened from
    document.getElementById(chosen ? titleId(chosen) : ADD_ID)?.focus();
  };

  const makeDefault = (address: Address) =>
    once(async () => {
      try {
        await update({ id: address.id, is_default: true }).unwrap();
        const text = `${address.label} is your default pick-up.`;
        dispatch(showToast({ title: 'Success', text, type: 'success' }));
      } catch (failure) {
        const text = messageOf(failure, 'The default did not change. Try again.');
        dispatch(showToast({ title: 'Error', text, type: 'error' }));
      }
    });

  const handleAction = (action: AddressAction, address: Address) => {
    if (action === 'edit') openPanel(String(address.id));
    else if (action === 'delete') setAsked(address);
    else void makeDefault(address);
  };

  const addButton = (
    <Button id={ADD_ID} icon={<Plus size={18} strokeWidth={2} aria-hidden />} onClick={() => openPanel(NEW)}>
      Add address
    </Button>
  );

  return (
    <Page
      title="Addresses"
      text={data && `${saved.length} saved`}
      actions={
        data &&
        saved.length > 0 && (
          <>
            <TextField
              label="Search addresses"
              isLabelHidden
              type="search"
              placeholder="Search addresses"
              className="w-[260px]"
              prefix={<Search size={18} strokeWidth={1.75} aria-hidden />}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
            {addButton}
          </>
        )
      }
    >
      {!data && (
        <Card padding="none">
          {error ? (
            <ErrorState
              title="Addresses did not load"
              text={messageOf(error, 'Check your connection, then try again.')}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <SkeletonRows label="Addresses are loading" count={5} />
          )}
        </Card>
      )}
      <div
        className={
          hasPanel ? 'grid grid-cols-[minmax(0,1fr)_minmax(360px,405px)] items-start gap-5' : 'grid items-start gap-5'
        }
      >
        {data && saved.length === 0 && (
          <Card>
            <EmptyState
              title="No addresses yet"
              text="Save a place once and pick it whenever you book."
              action={open === NEW ? undefined : addButton}
            />
          </Card>
        )}
        {saved.length > 0 && (
          <div>
            <p role="status" className={query.trim() ? 'mb-3 text-small text-ink-600' : 'sr-only'}>
              {query.trim() && (found.length === 0 ? 'No results found.' : `${found.length} of ${saved.length}`)}
            </p>
            <ul aria-label="Addresses" className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-4">
              {found.map((address) => (
                <AddressCard
                  key={String(address.id)}
                  address={address}
                  isChosen={address === chosen}
                  onAction={(action) => handleAction(action, address)}
                />
              ))}
            </ul>
          </div>
        )}
        {hasPanel && (
          <div className="sticky top-[84px] -m-1 max-h-[calc(100dvh-96px)] overflow-y-auto p-1">
            <AddressPanel
              key={chosen ? String(chosen.id) : NEW}
              address={chosen}
              onClose={closePanel}
              onDelete={setAsked}
            />
          </div>
        )}
      </div>
      {asked && (
        <DeleteDialog
          address={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            if (asked.id === chosen?.id) setParams({}, { replace: true });
            deletion.remove(asked);
          }}
        />
      )}
      {deletion.undoable && (
        <UndoBar key={String(deletion.undoable.id)} label={deletion.undoable.label} onUndo={deletion.undo} />
      )}
    </Page>
  );
}
