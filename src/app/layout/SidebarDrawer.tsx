import { useLocation } from 'react-router-dom';
import { Drawer } from '@/components/ui/Drawer';
import { SIDEBAR_BREAKPOINT_PX } from '@/config/constants';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useOnChange } from '@/hooks/useOnChange';
import { useAppDispatch } from '@/store/hooks';
import { drawersHidden } from '@/store/utils';
import { CustomerSidebar } from './CustomerSidebar';

/** Full sidebar over the page, for windows in which it is collapsed. */
export function SidebarDrawer() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const isDocked = useMediaQuery(`(min-width: ${SIDEBAR_BREAKPOINT_PX}px)`);
  const close = () => void dispatch(drawersHidden());
  useOnChange(isDocked, close);
  // every navigation hides it, even one to the same page (spec section 2, Layout)
  useOnChange(key, close);
  return (
    <Drawer isOpen onClose={close} label="Sidebar" side="left" width={304}>
      <aside aria-label="Sidebar" className="h-full overflow-y-auto p-5">
        <CustomerSidebar />
      </aside>
    </Drawer>
  );
}
