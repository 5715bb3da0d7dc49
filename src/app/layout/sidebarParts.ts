export { CustomerSidebar } from './CustomerSidebar';
export { SidebarRail } from './SidebarRail';
