import { ShieldAlert } from 'lucide-react';
import { MobileField } from '@/components/form/MobileField';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { LoadingDots } from '@/components/ui/LoadingDots';
import { ModeTag } from '@/components/ui/ModeTag';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { Tag } from '@/components/ui/Tag';
import { Panel } from './Panel';

const doNothing = () => undefined;

/** Loading, empty and error states, fields and buttons. */
export function StateGallery() {
  return (
    <div className="grid grid-cols-3 gap-x-6 gap-y-4">
      <Panel title="Skeleton, first load of a list">
        <SkeletonRows count={4} />
      </Panel>
      <Panel title="Empty">
        <EmptyState
          title="No ongoing bookings"
          text="Book a delivery to follow it here on a live map."
          action={<ButtonLink to="/booking/exclusive">Book a delivery</ButtonLink>}
        />
      </Panel>
      <Panel title="Error with retry">
        <ErrorState title="Bookings did not load" onRetry={doNothing} />
      </Panel>
      <Panel title="Fields" className="space-y-3">
        <TextField label="Default" placeholder="Street, barangay or landmark" />
        <TextField label="Focus" defaultValue="42 Gilmore Ave" data-focus />
        <MobileField label="Filled" defaultValue="9174820136" />
        <MobileField label="Error" defaultValue="817482013" error="Enter a mobile number, such as 917 123 4567." />
        <SelectField
          label="Disabled"
          placeholder="Province first"
          options={[]}
          value={null}
          onChange={doNothing}
          isDisabled
        />
      </Panel>
      <Panel title="Buttons and links" className="space-y-2">
        <div className="grid grid-cols-2 gap-3">
          <Button>Book now</Button>
          <Button variant="secondary">Cancel</Button>
          <Button isWorking>Book now</Button>
          <Button variant="secondary" isWorking>
            Cancel
          </Button>
          <Button disabled>Book now</Button>
          <Button variant="secondary" disabled>
            Cancel
          </Button>
          <Button variant="quiet">Rate</Button>
          <Button variant="danger">Delete</Button>
          <Button size="lg">Continue</Button>
          <Button size="sm">Use</Button>
          <div className="on-dark rounded-md bg-ink-900 p-3">
            <Button variant="dark">Top up</Button>
          </div>
        </div>
        <div className="flex flex-wrap gap-2 border-t border-ink-150 pt-3">
          <ModeTag mode="exclusive" />
          <ModeTag mode="shared" />
          <Tag tone="brand">Ongoing</Tag>
          <Tag tone="ok">Completed</Tag>
          <Tag tone="err">Cancelled</Tag>
          <Tag tone="warn" icon={<ShieldAlert aria-hidden />}>
            Verify Account
          </Tag>
          <Tag>Default</Tag>
        </div>
      </Panel>
      <Panel title="Full-page loader, orange dots, 64" className="grid place-items-center text-brand-500">
        <LoadingDots size={64} />
      </Panel>
    </div>
  );
}
