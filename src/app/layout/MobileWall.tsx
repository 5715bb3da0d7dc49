import { Apple, Play } from 'lucide-react';
import { Wordmark } from '@/components/art/Logo';
import { RoadScene } from '@/components/art/RoadScene';
import { getStores } from '@/config/env';
import { useEnv } from '@/lib/useEnv';

const ICONS = { 'Google Play': Play, 'Apple Store': Apple };

/** App-download screen at 1024px and narrower (spec section 1). */
export function MobileWall({ className = '' }: { className?: string }) {
  const env = useEnv();
  return (
    // an open dialog must not make the wall inert
    <main data-react-aria-top-layer="true" className={`flex min-h-dvh flex-col bg-brand-500 ${className}`}>
      <RoadScene className="h-[438px] w-full shrink-0" />
      <div className="relative flex flex-1 flex-col items-center rounded-t-[28px] bg-white px-7 pt-14 pb-8 text-center">
        <img
          src="/mark.svg"
          alt=""
          width={76}
          height={76}
          // desktop pages render the wall hidden and must not fetch its image
          loading="lazy"
          className="absolute -top-9 rounded-2xl border-4 border-white shadow-card"
        />
        <Wordmark size={32} />
        <h1 className="display mt-3 max-w-[320px] text-h1">Book from your phone with our app</h1>
        <p className="mt-2 max-w-[330px] text-[15px] leading-[22px] text-ink-600">
          Booking here needs a screen wider than 1024px. On this device, use our app.
        </p>
        <ul className="mt-12 flex w-full max-w-[440px] flex-col gap-3">
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
