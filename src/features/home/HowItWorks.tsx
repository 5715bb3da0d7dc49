import { VehicleDrawing } from '@/components/art/VehicleDrawing';
import { StopMarker } from '@/components/delivery/StopMarker';

const STEPS = [
  {
    title: 'Tell us the route',
    text: 'Add a pickup, a drop-off and every stop in between.',
    art: <img src="/art/parcels-2.svg" alt="" width={105} height={84} loading="lazy" className="-ml-3" />,
  },
  {
    title: 'Choose a driver',
    text: 'Compare vehicles, ratings and rates side by side.',
    art: <VehicleDrawing drawing="sixw" width={140} />,
  },
  {
    title: 'Follow it live',
    text: 'See the map, chat with the driver, keep proof of delivery.',
    art: <PhoneArt />,
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="display text-[22px] leading-7">
        How it works
      </h2>
      <ol className="mt-4 grid grid-cols-3">
        {STEPS.map(({ title, text, art }, index) => (
          <li key={title} className="relative pr-6">
            <div className="flex h-[84px] items-end pl-4">{art}</div>
            <div className="mt-2 flex items-center gap-2">
              <StopMarker kind="stop" number={index + 1} />
              {index < STEPS.length - 1 && (
                <span aria-hidden className="-mr-4 h-[3px] flex-1 rounded-full bg-brand-500" />
              )}
            </div>
            <h3 className="mt-3 text-h3 font-620">{title}</h3>
            <p className="mt-1 max-w-[220px] text-small text-ink-600">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PhoneArt() {
  return (
    <svg aria-hidden width="66" height="76" viewBox="0 0 66 76" fill="none">
      <rect x="3" y="3" width="48" height="70" rx="8" className="fill-ink-50 stroke-ink-900" strokeWidth="5" />
      <path d="M14 58V44a6 6 0 0 1 6-6h12a6 6 0 0 0 6-6V22" className="stroke-brand-500" strokeWidth="4" />
      <circle cx="14" cy="58" r="4" className="fill-white stroke-brand-500" strokeWidth="3" />
      <rect x="33" y="13" width="11" height="11" rx="3" className="fill-ink-900" />
      <circle cx="52" cy="40" r="13" className="fill-ok-500" />
      <path
        d="m46 40 4 4 8-8"
        className="stroke-white"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
