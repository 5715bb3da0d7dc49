import type { ReactNode } from 'react';

/**
 * Buttons of equal width at the end of a dialog, or of the form that fills it. They wrap if they are too wide, and stay in
 * view while a long dialog scrolls. The fade above them hints at the content that is cut off.
 */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-[22px] mt-5 -mb-[22px] flex flex-wrap gap-2.5 bg-white px-[22px] pb-[22px] *:flex-1 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 before:bg-linear-to-t before:from-white before:to-transparent">
      {children}
    </div>
  );
}
