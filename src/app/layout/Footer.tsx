import { lazy, Suspense, useState } from 'react';
import { PRODUCT_NAME } from '../../config/constants';

const FooterDialog = lazy(() => import('./FooterDialog').then((module) => ({ default: module.FooterDialog })));

export type FooterTopic = 'Privacy Policy' | 'Terms and Condition';
const TOPICS: FooterTopic[] = ['Privacy Policy', 'Terms and Condition'];

type FooterProps = { className?: string };

export function Footer({ className = '' }: FooterProps) {
  const [topic, setTopic] = useState<FooterTopic | null>(null);
  return (
    <footer
      className={`flex flex-wrap items-center gap-x-6 gap-y-1 text-caption text-ink-600 print:hidden ${className}`}
    >
      <span>
        © {new Date().getFullYear()} {PRODUCT_NAME}
      </span>
      {TOPICS.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => setTopic(name)}
          className="min-h-6 rounded-xs hover:text-brand-700 hover:underline"
        >
          {name}
        </button>
      ))}
      {topic && (
        <Suspense fallback={null}>
          <FooterDialog topic={topic} onClose={() => setTopic(null)} />
        </Suspense>
      )}
    </footer>
  );
}
