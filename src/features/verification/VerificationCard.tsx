import type { ReactNode } from 'react';
import { Logo } from '@/components/art/Logo';
import { PageTitle } from '@/components/ui/PageTitle';

type VerificationCardProps = { art: ReactNode; title: string; text: ReactNode; children: ReactNode };

/** Centred card on a page without header and sidebar (spec section 2, Layout). */
export function VerificationCard({ art, title, text, children }: VerificationCardProps) {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-8 px-5 py-10">
      <Logo />
      <div className="w-full max-w-[480px] rounded-xl bg-white p-8 shadow-card">
        {art}
        <PageTitle className="display mt-6 text-h1-auth">{title}</PageTitle>
        <div className="mt-1 text-ink-600">{text}</div>
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}
