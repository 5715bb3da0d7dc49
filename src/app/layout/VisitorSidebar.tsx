import { Boxes, Truck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Wordmark } from '@/components/art/Logo';
import { Button } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import { MODE_NAMES } from '@/config/modes';
import { PATHS } from '@/config/paths';
import { ModePicture } from './ModePicture';

/** Moves the focus to the first empty location field. */
function focusRoute() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#main [role="combobox"]')];
  (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}

export function VisitorSidebar() {
  const navigate = useNavigate();
  const handleQuote = () => {
    // the button leads to the page it is on: replace keeps Back useful, the focus shows a reaction
    void navigate(PATHS.quickQuoteBooking, { replace: true });
    focusRoute();
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-3 rounded-lg bg-ink-50 px-4 py-5 ring-1 ring-ink-150">
        <img src="/mark.svg" alt="" width={52} height={52} />
        <Wordmark size={34} />
        <span className="flex gap-2">
          <Tag tone="brand" icon={<Truck size={14} strokeWidth={2} aria-hidden />}>
            {MODE_NAMES.exclusive}
          </Tag>
          <Tag tone="harbor" icon={<Boxes size={14} strokeWidth={2} aria-hidden />}>
            {MODE_NAMES.shared}
          </Tag>
        </span>
      </div>
      <Button variant="primary" size="lg" onClick={handleQuote}>
        Get a Quote
      </Button>
      <ModePicture mode="exclusive" />
      <ModePicture mode="shared" />
    </div>
  );
}
