export { CustomerNav } from './CustomerNav';
export { CustomerSidebar } from './CustomerSidebar';
export { SidebarRail } from './SidebarRail';
