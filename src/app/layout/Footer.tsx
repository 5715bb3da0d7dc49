import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LegalDialog, type LegalTopic } from '@/components/ui/LegalDialog';
import { PRODUCT_NAME } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { SectionBoundary } from './SectionBoundary';

const TOPICS: LegalTopic[] = ['Privacy Policy', 'Terms and Condition'];

type FooterProps = { className?: string };

export function Footer({ className = '' }: FooterProps) {
  const [topic, setTopic] = useState<LegalTopic | null>(null);
  return (
    <footer
      className={`flex flex-wrap items-center gap-x-6 gap-y-1 text-caption text-ink-600 print:hidden ${className}`}
    >
      <span>
        © {new Date().getFullYear()} {PRODUCT_NAME}
      </span>
      {/* not on phones, where the help center shows the app-download screen */}
      <Link
        to={PATHS.helpCenter}
        className="hidden min-h-6 items-center rounded-xs hover:text-brand-700 hover:underline desktop:inline-flex"
      >
        Help center
      </Link>
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
        <SectionBoundary name={topic}>
          <LegalDialog topic={topic} onClose={() => setTopic(null)} />
        </SectionBoundary>
      )}
    </footer>
  );
}
