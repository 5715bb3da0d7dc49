import { useState, type SyntheticEvent } from 'react';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { HelpLink } from '@/components/ui/HelpLink';

type VoucherFormProps = {
  /** The code that was refused stays in the box, with the reason under it. */
  code: string;
  error?: string;
  onApply: (code: string) => void;
  onRemove: () => void;
  fieldRef: (element: HTMLElement | null) => void;
};

/** A voucher code typed by hand. */
export function VoucherForm({ code, error, onApply, onRemove, fieldRef }: VoucherFormProps) {
  const [typed, setTyped] = useState(code);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onApply(typed);
  };
  return (
    <form onSubmit={handleSubmit} className="mt-4">
      <div className="flex items-end gap-2">
        <TextField
          ref={fieldRef}
          className="min-w-0 grow"
          label="Voucher code"
          isOptional
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={error ? true : undefined}
        />
        <Button type="submit" variant="secondary" className="h-[42px]" disabled={typed.trim() === ''}>
          Apply
        </Button>
      </div>
      <div role="status">
        {error && (
          <p className="mt-1.5 flex items-start justify-between gap-2 text-caption text-err-700">
            {error}
            {code !== '' && (
              <button type="button" className="min-h-6 font-560 underline" onClick={onRemove}>
                Remove
              </button>
            )}
          </p>
        )}
        {error && <HelpLink topic="voucher" className="mt-1" />}
      </div>
    </form>
  );
}
