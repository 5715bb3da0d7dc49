import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { announce } from '@/components/ui/announce';
import { copyText } from '@/utils/dom';

/** Voucher code in a dashed box; a press copies it. */
export function CodeBox({ code }: { code: string }) {
  const [isCopied, setIsCopied] = useState(false);
  // without clipboard access the code can still be read
  const handleCopy = async () => {
    const hasCopied = await copyText(code);
    setIsCopied(hasCopied);
    if (hasCopied) announce('Copied');
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className="tabular inline-flex min-h-8 min-w-0 items-center gap-2.5 rounded-sm border border-dashed border-ink-400 px-2.5 text-small font-560 hover:bg-ink-50"
      onClick={() => void handleCopy()}
    >
      <span className="sr-only">Copy code </span>
      <span className="min-w-0">{code}</span>
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-600" />
    </button>
  );
}
