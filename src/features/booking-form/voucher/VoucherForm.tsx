import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useLayoutEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FieldError } from '@/components/form/Field';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { HelpLink } from '@/components/ui/HelpLink';
import { useKeepValues } from '@/hooks/useKeepValues';
import { useBooking } from '../form/bookingContext';

type VoucherFormProps = {
  /** A refused code stays in the field, with its reason below. */
  code: string;
  error?: string;
  onApply: (code: string) => void;
  onRemove: () => void;
  fieldRef: (element: HTMLElement | null) => void;
};

const schema = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** Field for a voucher code. */
export function VoucherForm({ code, error, onApply, onRemove, fieldRef }: VoucherFormProps) {
  const { unsentCode } = useBooking();
  const errorId = useId();
  const message = useRef<HTMLDivElement>(null);
  // the footer of the summary covers what is below the edge of its scroll area
  const scrollToMessage = () => message.current?.scrollIntoView?.({ block: 'nearest' });
  useLayoutEffect(() => {
    if (error) scrollToMessage();
  }, [error]);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { code: unsentCode.read(code) ?? code },
  });
  useKeepValues(form, (values) => unsentCode.keep(values.code, code));
  const { control, register, handleSubmit } = form;
  const typed = useWatch({ control, name: 'code' });
  const { ref, ...field } = register('code');
  const apply = (voucher: v.InferOutput<typeof schema>) => onApply(voucher.code);
  return (
    <form onSubmit={(event) => void handleSubmit(apply)(event)} className="mt-4">
      <div className="flex items-end gap-2">
        <TextField
          {...field}
          ref={(element) => {
            ref(element);
            fieldRef(element);
          }}
          className="min-w-0 grow"
          label="Voucher code"
          isOptional
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          onFocus={scrollToMessage}
        />
        <Button type="submit" variant="secondary" className="h-[42px]" disabled={typed.trim() === ''}>
          Apply
        </Button>
      </div>
      <div ref={message} role="status" className="scroll-mb-3">
        {error && <Refusal id={errorId} error={error} onRemove={onRemove} />}
      </div>
    </form>
  );
}

type RefusalProps = { id: string; error: string; onRemove: () => void };

/** Reason of a refusal, with help and a way out. */
function Refusal({ id, error, onRemove }: RefusalProps) {
  return (
    <>
      <FieldError id={id} error={error} />
      <div className="mt-1 flex items-center justify-between gap-2">
        <HelpLink topic="voucher" />
        <button
          type="button"
          className="min-h-6 rounded-xs text-small font-560 text-err-700 underline"
          // not the second click of a double click on Apply, whose place it may take
          onClick={({ detail }) => detail < 2 && onRemove()}
        >
          Remove
        </button>
      </div>
    </>
  );
}
