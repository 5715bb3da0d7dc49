import { FileDown, FileUp, Plus, Search } from 'lucide-react';
import type { Address } from '@/api/wire';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { saveCsv } from '@/utils/saveFile';
import { toAddressCsv } from './csv/addressColumns';
import type { AddressesUrl } from './useAddressesUrl';

export const ADD_ID = 'add-address';
export const IMPORT_ID = 'import-addresses';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type UrlProps = { url: AddressesUrl };

export function AddButton({ url }: UrlProps) {
  return (
    <Button id={ADD_ID} icon={<Plus {...ICON} strokeWidth={2} />} onClick={url.openNew}>
      Add address
    </Button>
  );
}

export function ImportButton({ url }: UrlProps) {
  return (
    <Button id={IMPORT_ID} variant="secondary" icon={<FileUp {...ICON} />} onClick={url.openImport}>
      Import CSV
    </Button>
  );
}

type AddressActionsProps = UrlProps & {
  /** Listed addresses, which the export contains. */
  shown: readonly Address[];
};

/** Page actions: search, CSV import, CSV export and a new address. */
export function AddressActions({ url, shown }: AddressActionsProps) {
  return (
    <>
      <TextField
        label="Search addresses"
        isLabelHidden
        type="search"
        placeholder="Search addresses"
        className="w-[240px]"
        prefix={<Search {...ICON} />}
        value={url.query}
        onChange={({ target }) => url.search(target.value)}
      />
      <ImportButton url={url} />
      <Button
        variant="secondary"
        icon={<FileDown {...ICON} />}
        disabled={shown.length === 0}
        onClick={() => saveCsv('addresses.csv', toAddressCsv(shown))}
      >
        Export CSV
      </Button>
      <AddButton url={url} />
    </>
  );
}
