import { VehicleDrawing } from '@/components/art/VehicleDrawing';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageTitle } from '@/components/ui/PageTitle';
import { BUILD_ID } from '@/config/buildId';
import { E_WALLET_NAMES } from '@/config/methodKinds';
import { PATHS } from '@/config/paths';
import { toSentenceList } from '@/utils/text';

const PAYMENTS = toSentenceList(['card', ...E_WALLET_NAMES, 'cash', 'wallet'], 'or');

const SECTIONS = [
  {
    title: 'Two ways to send',
    text: 'Special gives you a whole vehicle, from a motorcycle to a ten-wheeler, that goes straight to your stops. Joint gives your goods a place in a shared truck, for a share of the fare.',
  },
  {
    title: 'Upfront pricing',
    text: 'You see what a delivery costs, and what the price is made of, before you have an account. The total that you pay is the one on the button; anything that changes is shown with its reason first.',
  },
  {
    title: 'Track to the door',
    text: "From pickup to drop-off you see where the driver is, chat, and get proof of delivery: a photo, a signature and the recipient's name. Share a link and the recipient follows along, without seeing what is only yours.",
  },
  {
    title: 'For people and companies',
    text: `Individuals pay by ${PAYMENTS}. Companies book on a credit limit, with a statement of account to settle.`,
  },
];

function AboutPage() {
  return (
    <article className="mx-auto w-full max-w-[720px] px-8 py-12">
      <PageTitle className="display text-panel">About Logistix Global</PageTitle>
      <p className="mt-4 text-[17px] leading-[26px] text-ink-700">
        We carry goods across town and across the Philippines, for anyone with something to send, at a price that is
        clear before you book.
      </p>
      <div aria-hidden className="mt-8 flex items-end gap-6 border-b-[5px] border-brand-500 pb-0">
        <VehicleDrawing drawing="motorcycle" width={84} />
        <VehicleDrawing drawing="van" width={132} />
        <VehicleDrawing drawing="shared" width={156} />
        <VehicleDrawing drawing="wing" width={180} />
      </div>
      {SECTIONS.map(({ title, text }) => (
        <section key={title} className="mt-8">
          <h2 className="display text-h2">{title}</h2>
          <p className="mt-2 text-[15px] leading-6 text-ink-700">{text}</p>
        </section>
      ))}
      <div className="mt-10 flex gap-3">
        <ButtonLink to={PATHS.quickQuoteBooking} variant="primary" size="lg">
          Get a Quote
        </ButtonLink>
        <ButtonLink to={PATHS.trackTrace} variant="secondary" size="lg">
          Track &amp; Trace
        </ButtonLink>
      </div>
      <p className="mt-10 text-caption text-ink-600">Version {BUILD_ID}</p>
    </article>
  );
}

export { AboutPage as Component };
