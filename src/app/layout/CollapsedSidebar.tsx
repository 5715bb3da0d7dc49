import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CustomerSidebar } from './CustomerSidebar';
import { SidebarRail } from './SidebarRail';

/** The sidebar below 1280px: a rail, over which its button opens the whole. */
export function CollapsedSidebar() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // every navigation hides it, to this same page too (spec section 2, Layout)
  const isOpen = openedAt === key;
  const close = () => setOpenedAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  return (
    <>
      <SidebarRail isOpen={isOpen} onToggle={() => setOpenedAt(isOpen ? null : key)} />
      {isOpen && (
        <>
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
        </>
      )}
    </>
  );
}
