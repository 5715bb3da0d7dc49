import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CustomerSidebar } from './CustomerSidebar';
import { SidebarRail } from './SidebarRail';

/** Moves the focus one link or button on, round and round. */
function moveWithin(panel: HTMLElement, step: 1 | -1) {
  const stops = [...panel.querySelectorAll<HTMLElement>('a, button:not([tabindex])')];
  // -1 where the panel itself has the focus
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at(step === 1 ? (at + 1) % stops.length : Math.max(at, 0) - 1)?.focus();
}

/**
 * The sidebar below 1280px: a rail, over which its button opens the whole. What that covers rests until it closes; the
 * top bar beside it works on, as it does beside a drawer.
 */
export function CollapsedSidebar() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // every navigation hides it, to this same page too (spec section 2, Layout)
  const isOpen = openedAt === key;
  const close = () => setOpenedAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const button = opener.current;
    const page = document.getElementById('main');
    page?.toggleAttribute('inert', true);
    panel.current?.focus({ preventScroll: true });
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key !== 'Tab' || !panel.current) return;
      event.preventDefault();
      moveWithin(panel.current, event.shiftKey ? -1 : 1);
    };
    // asked when the focus has arrived: what is pressed in the top bar keeps it
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !panel.current?.contains(target)) close();
    };
    window.addEventListener('keydown', handleKey);
    window.addEventListener('focusin', handleFocus);
    return () => {
      window.removeEventListener('keydown', handleKey);
      window.removeEventListener('focusin', handleFocus);
      page?.toggleAttribute('inert', false);
      // whoever closed it by going somewhere else stays there
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return (
    <>
      <SidebarRail isOpen={isOpen} opener={opener} onOpen={() => setOpenedAt(key)} />
      {isOpen && (
        <div ref={panel} role="dialog" aria-label="Sidebar" tabIndex={-1} className="outline-hidden">
          <button
            type="button"
            aria-label="Close sidebar"
            tabIndex={-1}
            onClick={close}
            className="fixed inset-0 top-16 z-sidebar bg-ink-950/55"
          />
          <aside
            aria-label="Sidebar"
            className="fixed top-16 bottom-0 left-0 z-sidebar w-[304px] overflow-y-auto bg-white p-5 shadow-pop"
          >
            <CustomerSidebar />
          </aside>
        </div>
      )}
    </>
  );
}
