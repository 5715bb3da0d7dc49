import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CustomerSidebar } from './CustomerSidebar';
import { SidebarRail } from './SidebarRail';

/** Moves the focus to the next or previous link or button, in a loop. */
function moveWithin(panel: HTMLElement, step: 1 | -1) {
  const controls = [...panel.querySelectorAll<HTMLElement>('a, button:not([tabindex])')];
  // -1 if the panel itself has the focus
  const index = controls.findIndex((control) => control === document.activeElement);
  controls.at(step === 1 ? (index + 1) % controls.length : Math.max(index, 0) - 1)?.focus();
}

/**
 * Sidebar below 1280px: a rail whose button opens the full sidebar over the page. The page is inert while it is open; the
 * top bar stays usable, as with a drawer.
 */
export function CollapsedSidebar() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // every navigation hides it, even one to the same page (spec section 2, Layout)
  const isOpen = openedAt === key;
  // Back to the page on which it was open has the same key
  if (openedAt !== null && !isOpen) setOpenedAt(null);
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
    // on focusin, so that a pressed control of the top bar keeps the focus
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !panel.current?.contains(target)) close();
    };
    window.addEventListener('keydown', handleKey);
    window.addEventListener('focusin', handleFocus);
    return () => {
      window.removeEventListener('keydown', handleKey);
      window.removeEventListener('focusin', handleFocus);
      page?.toggleAttribute('inert', false);
      // the focus may already be in a drawer or on the next page
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
