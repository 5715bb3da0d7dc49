import { VehicleDrawing } from '@/components/art/VehicleDrawing';
import { PageTitle } from '@/components/ui/PageTitle';
import { HeroRoute } from './HeroRoute';
import { QuoteBox } from './QuoteBox';

type RouteNoteProps = { className: string; lead: string; text: string };

/** Label next to a point of the route; shown only on wide screens. */
function RouteNote({ className, lead, text }: RouteNoteProps) {
  return (
    <li className={`absolute hidden rounded-md bg-white px-3 py-1.5 shadow-pop wide:block ${className}`}>
      <span className="block">{lead}</span>
      <span className="text-small font-620 text-ink-900">{text}</span>
    </li>
  );
}

export function Hero() {
  return (
    <section aria-label="Get a Quote" className="relative isolate z-summary min-h-[508px] bg-ink-900">
      <HeroRoute />
      <div className="relative flex justify-between gap-10 px-20 pt-9 pb-7">
        <div className="on-dark flex flex-col pt-6 text-white">
          <PageTitle className="display-wide max-w-[500px] text-hero tracking-[-0.028em]">
            Send it across town or across the country.
          </PageTitle>
          <p className="mt-6 max-w-[440px] text-[17px] leading-[26px] text-ink-150">
            Motorcycles, vans and trucks with a clear price before you book, and a live map until it arrives.
          </p>
        </div>
        <QuoteBox />
      </div>
      <ul aria-hidden className="text-caption text-ink-600">
        <RouteNote
          className="right-[calc(100%-814px)] bottom-[402px]"
          lead="Drop-off"
          text="Signed for, with a photo"
        />
        <RouteNote className="bottom-[163px] left-[756px]" lead="On the way" text="Every stop on the map" />
      </ul>
      <div aria-hidden className="absolute bottom-[58px] left-[74px] flex items-end gap-5 sidebar:gap-9">
        <VehicleDrawing drawing="motorcycle" width={104} />
        <VehicleDrawing drawing="van" width={136} />
        <VehicleDrawing drawing="sixw" width={172} />
      </div>
    </section>
  );
}
