import {
  Bell,
  BookOpen,
  Boxes,
  CalendarDays,
  CircleHelp,
  CreditCard,
  DoorOpen,
  House,
  Info,
  Keyboard,
  Landmark,
  ListChecks,
  LogIn,
  MapPinHouse,
  MapPinPlus,
  Menu,
  MessageCircle,
  PackageSearch,
  Plus,
  ReceiptText,
  Settings2,
  Tags,
  TicketPercent,
  Truck,
  UserPlus,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import { ADD_CARD_PATH, PATHS } from '@/config/paths';
import type { Command, CommandAction } from './command';

/** A command in one line; a text as its target is the path of a page. */
type Row = [label: string, Icon: LucideIcon, target: string | CommandAction, aliases?: readonly string[]];

const toCommands = (group: 'Actions' | 'Pages', rows: readonly Row[]): Command[] =>
  rows.map(([label, Icon, target, aliases]) => ({
    id: `${group} ${label}`,
    group,
    label,
    Icon,
    aliases,
    action: typeof target === 'string' ? { kind: 'go', to: target } : target,
  }));

const openDrawer = (name: Extract<CommandAction, { kind: 'drawer' }>['name']): CommandAction => ({
  kind: 'drawer',
  name,
});

const QUOTE: Row = ['Get a quote', Tags, PATHS.quickQuoteBooking, ['price', 'rate', 'quick quotation', 'compare']];
const SHORTCUTS: Row = ['Keyboard shortcuts', Keyboard, openDrawer('shortcuts'), ['keys', 'hotkeys']];

const HELP: readonly Row[] = [
  ['Help Center', CircleHelp, PATHS.helpCenter, ['support', 'faq', 'questions', 'articles']],
  ['About', Info, PATHS.about, ['company']],
];

const VISITOR_COMMANDS: Command[] = [
  ...toCommands('Actions', [
    QUOTE,
    ['Track a delivery', PackageSearch, PATHS.trackTrace, ['find', 'where is', 'track & trace', 'booking number']],
    ['Log in', LogIn, PATHS.login, ['login', 'sign in']],
    ['Sign up', UserPlus, PATHS.signup, ['register', 'create an account']],
    SHORTCUTS,
  ]),
  ...toCommands('Pages', [
    ['Home', House, PATHS.home, ['start']],
    ['Quick Quotation', BookOpen, PATHS.quickQuote, ['saved quotes']],
    ...HELP,
  ]),
];

const WALLET_ACTION: Row = ['Top up', WalletCards, PATHS.wallet, ['load', 'add money']];
const WALLET_PAGE: Row = ['Wallet', WalletCards, PATHS.wallet, ['points', 'balance']];
const CREDIT_ACTION: Row = ['Pay my statement', Landmark, PATHS.walletCorporate, ['soa', 'pay by cheque', 'settle']];
const CREDIT_PAGE: Row = [
  'Credit',
  Landmark,
  PATHS.walletCorporate,
  ['soa', 'statement of account', 'limit', 'cheque'],
];

const getCustomerActions = (isCorporate: boolean): Row[] => [
  ['Book Special', Truck, PATHS.bookSpecial, ['exclusive', 'whole vehicle', 'new booking']],
  ['Book Joint', Boxes, PATHS.bookJoint, ['shared', 'new booking']],
  isCorporate ? CREDIT_ACTION : WALLET_ACTION,
  QUOTE,
  ['Add an address', MapPinPlus, `${PATHS.addresses}?address=new`, ['new address', 'new place']],
  ['Add a card', Plus, ADD_CARD_PATH, ['new card', 'credit card', 'debit card']],
  ['Open notifications', Bell, openDrawer('notifications'), ['alerts']],
  ['Open chats', MessageCircle, openDrawer('messages'), ['messages', 'driver']],
  ['Open the menu', Menu, openDrawer('menu'), ['account']],
  SHORTCUTS,
  ['Log out', DoorOpen, { kind: 'log-out' }, ['logout', 'sign out', 'leave']],
];

const getCustomerPages = (isCorporate: boolean): Row[] => [
  ['Dashboard', House, PATHS.dashboard, ['home']],
  isCorporate ? CREDIT_PAGE : WALLET_PAGE,
  ['My Bookings', ListChecks, PATHS.myBookings, ['deliveries', 'orders', 'history']],
  ['Track & Trace', PackageSearch, PATHS.bookingTrackTrace, ['find', 'booking number']],
  ['Addresses', MapPinHouse, PATHS.addresses, ['places', 'locations']],
  ['Payment methods', CreditCard, PATHS.paymentMethods, ['cards', 'gcash', 'maya', 'e-wallet']],
  ['Transactions', ReceiptText, PATHS.walletTransactions, ['receipts', 'payments', 'refunds']],
  ['Vouchers', TicketPercent, PATHS.vouchers, ['promo', 'discount', 'codes']],
  ['Calendar', CalendarDays, PATHS.calendar, ['schedule', 'week', 'month']],
  ['Settings', Settings2, PATHS.settings, ['profile', 'password', 'documents', 'account']],
  ...HELP,
];

/** Returns the pages and actions of a visitor, an individual or a company. */
export function getPageCommands(user: 'visitor' | 'individual' | 'corporate'): Command[] {
  if (user === 'visitor') return VISITOR_COMMANDS;
  const isCorporate = user === 'corporate';
  return [
    ...toCommands('Actions', getCustomerActions(isCorporate)),
    ...toCommands('Pages', getCustomerPages(isCorporate)),
  ];
}
