import {
  Building2,
  CircleHelp,
  LifeBuoy,
  MapPin,
  Package,
  Route,
  Shield,
  Ticket,
  Truck,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

const ICONS = new Map<string, LucideIcon>([
  ['package', Package],
  ['truck', Truck],
  ['wallet', Wallet],
  ['map-pin', MapPin],
  ['route', Route],
  ['shield', Shield],
  ['ticket', Ticket],
  ['building', Building2],
  ['user', UserRound],
  ['lifebuoy', LifeBuoy],
]);

/** Returns the icon for the server's icon name; a question mark for an unknown one. */
export const getCategoryIcon = (name: string | null | undefined): LucideIcon => ICONS.get(name ?? '') ?? CircleHelp;
