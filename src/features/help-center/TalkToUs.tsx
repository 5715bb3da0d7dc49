import { Mail, Phone } from 'lucide-react';
import { Card } from '@/components/ui/Card';
import { useEnv } from '@/lib/useEnv';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true, className: 'shrink-0 text-ink-600' } as const;
const LINK_CLASS = 'flex min-h-6 items-center gap-2.5 font-560 text-brand-700 hover:underline';

/** Phone and email of the company, as far as they are configured. */
export function TalkToUs() {
  const { supportPhone, supportEmail } = useEnv();
  if (supportPhone === '' && supportEmail === '') return null;
  return (
    <Card as="aside" aria-label="Talk to us">
      <h2 className="text-h3 font-560">Talk to us</h2>
      <ul className="mt-3 grid gap-2.5">
        {supportPhone !== '' && (
          <li>
            <a href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} className={LINK_CLASS}>
              <Phone {...icon} />
              <span className="tabular">{supportPhone}</span>
            </a>
          </li>
        )}
        {supportEmail !== '' && (
          <li>
            <a href={`mailto:${supportEmail}`} className={LINK_CLASS}>
              <Mail {...icon} />
              <span className="min-w-0">{supportEmail}</span>
            </a>
          </li>
        )}
      </ul>
    </Card>
  );
}
