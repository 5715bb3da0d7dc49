import { later } from '../../components/ui/later';

const sidebar = () => import('./sidebarParts');

/** The rail's place, so that nothing moves when it comes. */
const RailFrame = () => <div aria-hidden className="w-[72px] shrink-0 border-r border-ink-150 bg-white" />;

/** The parts of the shell that only customers see: a visitor's first page comes without them. */
export const CustomerNav = later(() => import('./CustomerNav').then((module) => module.CustomerNav));
export const CustomerSidebar = later(() => sidebar().then((part) => part.CustomerSidebar));
export const CollapsedSidebar = later(() => sidebar().then((part) => part.CollapsedSidebar), RailFrame);

/** Fetches them before they are shown. */
export const preloadForCustomers = () =>
  Promise.all([CustomerNav, CustomerSidebar, CollapsedSidebar].map(({ preload }) => preload()));
