import { Boxes, Truck } from 'lucide-react';
import { Wordmark } from '../../components/art/Logo';
import { ModePicture } from '../../components/art/ModePicture';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { Tag } from '../../components/ui/Tag';
import { PATHS } from '../../config/paths';

export function VisitorSidebar() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-3 rounded-lg bg-ink-50 px-4 py-5 ring-1 ring-ink-150">
        <img src="/mark.svg" alt="" width={52} height={52} />
        <Wordmark size={34} />
        <span className="flex gap-2">
          <Tag tone="brand" icon={<Truck size={14} strokeWidth={2} aria-hidden />}>
            Special
          </Tag>
          <Tag tone="harbor" icon={<Boxes size={14} strokeWidth={2} aria-hidden />}>
            Joint
          </Tag>
        </span>
      </div>
      <ButtonLink to={PATHS.quickQuoteBooking} variant="primary" size="lg">
        Get a Quote
      </ButtonLink>
      <ModePicture mode="exclusive" />
      <ModePicture mode="shared" />
    </div>
  );
}
