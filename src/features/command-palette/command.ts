import type { LucideIcon } from 'lucide-react';
import type { Address, Booking } from '@/api/wire';
import type { BookingMode } from '@/config/modes';
import type { DrawerName } from '@/store/utils';

export const SEARCH_EVERYTHING = 'Search pages, bookings, addresses and actions';

/** Groups of the list. Groups with equally good matches keep this order. */
export const GROUPS = ['Actions', 'Pages', 'Bookings', 'Addresses'] as const;
export type CommandGroup = (typeof GROUPS)[number];

/** Effect of a chosen command. */
export type CommandAction =
  | { kind: 'go'; to: string }
  | { kind: 'drawer'; name: DrawerName }
  | { kind: 'log-out' }
  | { kind: 'choose-dropoff'; mode: BookingMode; pickup: Address }
  | { kind: 'book'; mode: BookingMode; pickup: Address; dropoff: Address | null }
  | { kind: 'book-again'; booking: Booking };

export type Command = {
  id: string;
  group: CommandGroup;
  label: string;
  /** Second line; searched too. */
  detail?: string;
  /** Other names that a customer may type. */
  aliases?: readonly string[];
  Icon: LucideIcon;
  /** True for a command that only a search shows: there are many of its kind. */
  isSearchOnly?: boolean;
  action: CommandAction;
};
