import { Check, Copy, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Skeleton } from '@/components/ui/Skeleton';
import { buttonClasses } from '@/components/ui/buttonClasses';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { env } from '@/config/env';
import {
  getMailLink,
  getMessengerLink,
  getShareLink,
  getShareMessage,
  getViberLink,
  getWhatsAppLink,
} from '@/domain/booking/shareText';
import { classNames } from '@/utils/classNames';
import { copyText } from '@/utils/dom';

const QRCodeSVG = lazyWithRetry(() => import('qrcode.react'), 'QRCodeSVG', <Skeleton className="size-[148px]" />);

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const QR_PX = 148;
const COPIED = 'Link copied';

type ShareProps = { number: string; link: string };

/** Public tracking link as a QR code, to copy or to send, with a summary of the data that it reveals. */
export function ShareDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const number = booking.booking_number;
  const link = getShareLink(number, window.location.origin);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Share tracking"
      text="Anyone with this link can follow the delivery. No account needed."
      icon={<Share2 size={20} strokeWidth={1.75} aria-hidden />}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="mx-auto w-fit rounded-md bg-white p-2 ring-1 ring-ink-150">
        <ErrorBoundary fallback={<p className="p-4 text-small">The QR code did not load. Use the link below.</p>}>
          <QRCodeSVG value={link} size={QR_PX} level="M" marginSize={1} title={`QR code to track ${number}`} />
        </ErrorBoundary>
      </div>
      <ShareOptions number={number} link={link} />
      <SharedData />
    </Dialog>
  );
}

function ShareOptions({ number, link }: ShareProps) {
  const linkInput = useRef<HTMLInputElement>(null);
  const [copyResult, setCopyResult] = useState('');
  const canShare = 'share' in navigator;

  const handleCopy = async () => {
    const isCopied = await copyText(link);
    // without clipboard access, select the link so that Ctrl+C copies it
    if (!isCopied) linkInput.current?.select();
    setCopyResult(isCopied ? COPIED : 'Press Ctrl+C to copy the link');
  };
  const handleShare = () =>
    navigator.share({ title: number, text: getShareMessage(number, link) }).catch(() => undefined);

  return (
    <>
      <input
        ref={linkInput}
        readOnly
        aria-label="Tracking link"
        value={link}
        onFocus={({ target }) => target.select()}
        className="mt-4 h-[42px] w-full rounded-md bg-ink-50 px-3 text-small text-ellipsis ring-1 ring-ink-400 outline-none focus:ring-[1.5px] focus:ring-brand-600"
      />
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        <Button
          variant="secondary"
          className={canShare ? '' : 'col-span-2'}
          icon={copyResult === COPIED ? <Check {...icon} /> : <Copy {...icon} />}
          onClick={() => void handleCopy()}
        >
          Copy link
        </Button>
        {canShare && (
          <Button variant="secondary" icon={<Share2 {...icon} />} onClick={() => void handleShare()}>
            Share…
          </Button>
        )}
        <MessengerLinks number={number} link={link} />
        <a
          className={classNames(buttonClasses('secondary', 'md'), !env.facebookAppId && 'col-span-2')}
          href={getMailLink(number, link)}
        >
          <Mail {...icon} />
          Email
        </a>
      </div>
      <p role="status" className="mt-2 min-h-[18px] text-small text-ok-700">
        {copyResult}
      </p>
    </>
  );
}

/** Links to the Viber app, and to the websites of messengers. Messenger needs the app id of the Facebook login. */
function MessengerLinks({ number, link }: ShareProps) {
  const websites = [
    { name: 'WhatsApp', href: getWhatsAppLink(number, link) },
    ...(env.facebookAppId ? [{ name: 'Messenger', href: getMessengerLink(env.facebookAppId, link) }] : []),
  ];
  return (
    <>
      <a className={buttonClasses('secondary', 'md')} href={getViberLink(number, link)}>
        <MessageCircle {...icon} />
        Viber
      </a>
      {websites.map(({ name, href }) => (
        <a key={name} className={buttonClasses('secondary', 'md')} href={href} target="_blank" rel="noopener">
          <MessageCircle {...icon} />
          {name}
        </a>
      ))}
    </>
  );
}

function SharedData() {
  return (
    <dl className="mt-1 space-y-2 text-small">
      <div>
        <dt className="font-560">Recipients see</dt>
        <dd className="text-ink-600">
          The status, the arrival time, each step by city and barangay, the vehicle and its plate, the driver's first
          name and rating, the cash to pay at a single drop-off, and the driver on the map on the way to the last stop.
        </dd>
      </div>
      <div>
        <dt className="font-560">Recipients do not see</dt>
        <dd className="text-ink-600">Full names, mobile numbers, exact addresses, the price, photos and signatures.</dd>
      </div>
    </dl>
  );
}
