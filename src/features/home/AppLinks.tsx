import { Smartphone } from 'lucide-react';
import { getStores } from '@/config/env';
import { useEnv } from '@/lib/useEnv';

export function AppLinks() {
  const env = useEnv();
  return (
    <div className="mt-4 flex items-center justify-between gap-3 pl-1">
      <p className="text-small text-ink-600">Also on mobile</p>
      <ul className="flex gap-2">
        {getStores(env).map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              rel="noopener noreferrer"
              className="flex h-8 items-center gap-2 rounded-sm px-3 text-small font-560 ring-1 ring-ink-200 hover:bg-ink-50"
            >
              <Smartphone size={16} strokeWidth={2} aria-hidden />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
