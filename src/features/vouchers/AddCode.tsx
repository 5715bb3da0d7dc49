import { valibotResolver } from '@hookform/resolvers/valibot';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { IconTile } from '@/components/ui/IconTile';
import { cleanCode } from '@/domain/money/voucherRules';

/** Longer than any code that is handed out. */
const CODE_MAX = 40;

const schema = v.object({
  voucher: v.pipe(
    v.string(),
    v.transform(cleanCode),
    v.nonEmpty('Enter a code.'),
    v.maxLength(CODE_MAX, `A code has at most ${CODE_MAX} letters and digits.`),
  ),
});

type AddCodeProps = {
  /** Takes the code in; gives what came of it, in words. */
  onAdd: (code: string) => string;
};

/** A code that was handed out: trimmed and in capitals; the server decides when it is used. */
export function AddCode({ onAdd }: AddCodeProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { voucher: '' },
  });
  const [outcome, setOutcome] = useState('');

  const add = ({ voucher }: v.InferOutput<typeof schema>) => {
    setOutcome(onAdd(voucher));
    reset();
  };

  return (
    <Card className="mb-5">
      <form
        noValidate
        className="flex flex-wrap items-center gap-5"
        onSubmit={(event) => void handleSubmit(add)(event)}
      >
        <IconTile>
          <TicketPercent strokeWidth={1.75} />
        </IconTile>
        <div className="min-w-0 flex-1">
          <h2 className="text-h3 font-620">Have a code?</h2>
          <p className="text-small text-ink-600">Add it here and it waits for your next booking.</p>
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
          <Button type="submit" className="h-[42px]">
            Add voucher
          </Button>
        </div>
      </form>
      <p role="status" className={outcome ? 'mt-3 text-small break-words text-ink-700' : undefined}>
        {outcome}
      </p>
    </Card>
  );
}
