import { valibotResolver } from '@hookform/resolvers/valibot';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { IconTile } from '@/components/ui/IconTile';
import { normalizeVoucherCode } from '@/domain/money/voucherRules';
import { useKeepValues } from '@/hooks/useKeepValues';
import { useUnsent } from '@/hooks/useUnsent';

/** No issued code is longer. */
const CODE_MAX = 40;

const schema = v.object({
  voucher: v.pipe(
    v.string(),
    v.transform(normalizeVoucherCode),
    v.nonEmpty('Enter a code.'),
    v.maxLength(CODE_MAX, `Use up to ${CODE_MAX} letters and digits.`),
  ),
});

type AddCodeProps = {
  /** Adds the code and returns the message to show. */
  onAdd: (code: string) => string;
};

/** Form for a voucher code, trimmed and in capitals. The server validates it when it is used. */
export function AddCode({ onAdd }: AddCodeProps) {
  const unsent = useUnsent('voucher', v.string());
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { voucher: unsent.read() ?? '' },
  });
  useKeepValues(form, ({ voucher }) => unsent.change(voucher));
  const { register, handleSubmit, reset, formState } = form;
  const [outcome, setOutcome] = useState('');

  const add = ({ voucher }: v.InferOutput<typeof schema>) => {
    setOutcome(onAdd(voucher));
    reset({ voucher: '' });
    unsent.change(undefined);
  };

  return (
    <Card className="mb-5">
      <form
        noValidate
        className="flex flex-wrap items-center gap-5"
        // an invalid code clears the message about the previous code
        onSubmit={(event) => void handleSubmit(add, () => setOutcome(''))(event)}
      >
        <IconTile>
          <TicketPercent strokeWidth={1.75} />
        </IconTile>
        <div className="min-w-0 flex-1">
          <h2 className="text-h3 font-620">Have a code?</h2>
          <p className="text-small text-ink-600">Save it for your next booking.</p>
        </div>
        <div className="flex items-start gap-2.5">
          <TextField
            label="Voucher code"
            isLabelHidden
            className="w-[274px]"
            placeholder="Voucher code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputClassName="tabular uppercase placeholder:normal-case"
            error={formState.errors.voucher?.message}
            {...register('voucher')}
          />
          <Button
            type="submit"
            className="h-[42px]"
            // the second click of a double click would find the field empty
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            Add voucher
          </Button>
        </div>
      </form>
      <p role="status" className={outcome ? 'mt-3 text-small text-ink-700' : undefined}>
        {outcome}
      </p>
    </Card>
  );
}
