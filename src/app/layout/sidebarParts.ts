export { CollapsedSidebar } from './CollapsedSidebar';
export { CustomerSidebar } from './CustomerSidebar';
