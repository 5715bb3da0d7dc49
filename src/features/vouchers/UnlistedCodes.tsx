import { Smartphone } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { SAVED_ON_DEVICE } from '@/config/messages';
import { CodeBox } from './CodeBox';
import { CODE_CHECKED_LATER } from './voucherView';

type UnlistedCodesProps = {
  codes: readonly string[];
  onUse: (code: string) => void;
  onRemove: (code: string) => void;
};

/** Codes that the server does not list; it checks them once a booking uses them. */
export function UnlistedCodes({ codes, onUse, onRemove }: UnlistedCodesProps) {
  return (
    <Card as="section" padding="none" aria-labelledby="kept-codes" className="mt-5 first:mt-0">
      <div className="flex items-center gap-3 border-b border-ink-150 px-5 py-3.5">
        <Smartphone size={18} strokeWidth={1.75} aria-hidden className="text-ink-600" />
        <div>
          <h2 id="kept-codes" className="text-body font-620">
            {SAVED_ON_DEVICE}
          </h2>
          <p className="text-small text-ink-600">{CODE_CHECKED_LATER}</p>
        </div>
      </div>
      <ul>
        {codes.map((code) => (
          <li key={code} className="flex items-center gap-3 border-b border-ink-150 px-5 py-3 last:border-b-0">
            <CodeBox code={code} />
            <span className="grow" />
            <Button variant="secondary" size="sm" aria-label={`Remove ${code}`} onClick={() => onRemove(code)}>
              Remove
            </Button>
            <Button variant="quiet" size="sm" aria-label={`Use now: ${code}`} onClick={() => onUse(code)}>
              Use now
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
