import { TicketPercent } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { IconTile } from '@/components/ui/IconTile';
import { cleanCode } from '@/utils/voucherCode';

/** Longer than any code that is handed out. */
const CODE_MAX = 40;

function problemOf(code: string): string {
  if (code === '') return 'Enter a code.';
  return code.length > CODE_MAX ? `A code has at most ${CODE_MAX} letters and digits.` : '';
}

type AddCodeProps = {
  /** Takes the code in; gives what came of it, in words. */
  onAdd: (code: string) => string;
};

/** A code that was handed out: trimmed and in capitals; the server decides when it is used. */
export function AddCode({ onAdd }: AddCodeProps) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  const [problem, setProblem] = useState('');

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = cleanCode(text);
    const found = problemOf(code);
    setProblem(found);
    if (found !== '') return;
    setOutcome(onAdd(code));
    setText('');
  };

  return (
    <Card className="mb-5">
      <form noValidate className="flex flex-wrap items-center gap-5" onSubmit={handleSubmit}>
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
            name="voucher"
            placeholder="Voucher code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputClassName="tabular uppercase placeholder:normal-case"
            value={text}
            error={problem}
            onChange={({ target }) => setText(target.value)}
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
