import { ClockAlert, CreditCard, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ToastCard } from '@/app/overlays/ToastCard';
import { SelectField } from '@/components/form/SelectField';
import { TextArea } from '@/components/form/TextArea';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Drawer } from '@/components/ui/Drawer';
import { PageLoader } from '@/components/ui/PageLoader';

const doNothing = () => undefined;

/** Shown with `?part=dialogs`; each dialog opens from its button. */
export function DialogGallery() {
  const [open, setOpen] = useState('');
  const close = () => {
    setOpen('');
  };
  const pair = (later: string, now: string): ReactNode => (
    <>
      <Button variant="secondary" onClick={close}>
        {later}
      </Button>
      <Button onClick={close}>{now}</Button>
    </>
  );

  return (
    <>
      <div className="flex gap-3">
        {['verify', 'card', 'profile', 'session', 'rate', 'drawer', 'loader'].map((name) => (
          <Button
            key={name}
            variant="secondary"
            onClick={() => {
              setOpen(name);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <div data-react-aria-top-layer="true" className="fixed top-6 right-6 z-toast space-y-3">
        <ToastCard type="success" title="Success" text="Successfully saved reviews" onClose={doNothing} lifeMs={3600} />
        <ToastCard type="error" title="Error" text="Error on getting chats" onClose={doNothing} lifeMs={3600} />
        <ToastCard type="info" title="Rating" text="Thank you for rating this delivery." onClose={doNothing} />
        <ToastCard type="warn" title="No more notification" onClose={doNothing} lifeMs={3600} />
      </div>
      <Dialog
        isOpen={open === 'verify'}
        onClose={close}
        title="Verify your account"
        text="Please verify your account before booking."
        icon={<ShieldCheck strokeWidth={1.75} />}
        footer={pair('Later', 'Verify')}
      />
      <Dialog
        isOpen={open === 'card'}
        onClose={close}
        title="Create New Card"
        text="No card found. Please create new card and verify to proceed with booking."
        icon={<CreditCard strokeWidth={1.75} />}
        footer={<Button onClick={close}>Go to Ewallet page</Button>}
      />
      <Dialog
        isOpen={open === 'profile'}
        onClose={close}
        title="Please update your profile details and documents before booking."
        isPlainTitle
        footer={pair('Later', 'Update')}
      />
      <Dialog
        isOpen={open === 'session'}
        onClose={close}
        role="alertdialog"
        isDismissable={false}
        title="Session Expired"
        text="You will be redirected to the login page"
        icon={<ClockAlert strokeWidth={1.75} />}
        iconTone="warn"
        footer={<Button onClick={close}>Ok</Button>}
      />
      <Dialog isOpen={open === 'rate'} onClose={close} title="Rate your experience" footer={pair('Cancel', 'Submit')}>
        <div className="space-y-4">
          <SelectField label="Reason" options={[{ value: 'late', label: 'Late' }]} value={null} onChange={doNothing} />
          <TextArea label="Tell us more" isOptional />
        </div>
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} label="Notifications" width={350}>
        <div className="flex items-center justify-between border-b border-ink-150 px-5 py-4">
          <h2 className="display text-h2">Notifications</h2>
          <button type="button" className="min-h-6 text-small font-560 text-brand-700">
            Mark all as read
          </button>
        </div>
        <p className="p-8 text-center text-ink-600">No results found.</p>
      </Drawer>
      {open === 'loader' && <PageLoader />}
    </>
  );
}
