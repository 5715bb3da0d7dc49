import { Apple, Play } from 'lucide-react';
import { Wordmark } from '@/components/art/Logo';
import { getStores } from '@/config/env';
import { useEnv } from '@/lib/useEnv';
import { RoadScene } from './RoadScene';

const ICONS = { 'Google Play': Play, 'Apple Store': Apple };

/** App-download screen at 1024px and narrower (spec section 1). */
export function MobileWall({ className = '' }: { className?: string }) {
  const env = useEnv();
  return (
    // an open dialog must not make the wall inert
    <main
      data-react-aria-top-layer="true"
      className={`flex min-h-dvh flex-col overflow-hidden bg-brand-500 landscape:flex-row ${className}`}
    >
      <div className="flex min-h-[220px] min-w-0 flex-1 basis-0 pb-4 landscape:sticky landscape:top-0 landscape:h-dvh landscape:pb-0">
        <RoadScene className="min-w-0 flex-1" />
      </div>
      <div className="relative flex flex-col items-center justify-center rounded-t-[28px] bg-white px-7 pt-14 pb-8 text-center landscape:w-[57%] landscape:shrink-0 landscape:rounded-l-[28px] landscape:rounded-tr-none landscape:py-6">
        <img
          src="/mark.svg"
          alt=""
          width={76}
          height={76}
          // desktop pages render the wall hidden and must not fetch its image
          loading="lazy"
          className="absolute -top-9 rounded-2xl border-4 border-white shadow-card landscape:static landscape:mb-3"
        />
        <Wordmark size={32} />
        <h1 className="display mt-3 max-w-[320px] text-h1">Book from your phone with our app</h1>
        <p className="mt-2 max-w-[330px] text-[15px] leading-[22px] text-ink-600">
          Booking here needs a screen wider than 1024px. On this device, use our app.
        </p>
        <ul className="mt-8 grid w-full max-w-[440px] gap-3 landscape:grid-cols-2">
          {getStores(env).map(({ name, lead, url }) => {
            const Icon = ICONS[name];
            return (
              <li key={name}>
                <a
                  href={url}
                  rel="noopener noreferrer"
                  className="flex h-[58px] items-center justify-center gap-3 rounded-lg bg-ink-900 text-left text-white hover:bg-ink-800"
                >
                  <Icon size={24} strokeWidth={1.75} aria-hidden />
                  <span>
                    <span className="block text-caption text-ink-300">{lead}</span>
                    <span className="block text-[17px] leading-5 font-620">{name}</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </main>
  );
}
