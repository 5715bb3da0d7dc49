import { later } from '../../components/ui/later';

const parts = () => import('./customerParts');

/** The parts of the shell that only customers see: a visitor's first page comes without them. */
export const CustomerNav = later(() => parts().then((part) => part.CustomerNav));
export const CustomerSidebar = later(() => parts().then((part) => part.CustomerSidebar));
export const SidebarRail = later(() => parts().then((part) => part.SidebarRail));

/** Fetches them before they are shown: for a customer the first page is whole at once. */
export const preloadForCustomers = () =>
  Promise.all([CustomerNav, CustomerSidebar, SidebarRail].map(({ preload }) => preload()));
