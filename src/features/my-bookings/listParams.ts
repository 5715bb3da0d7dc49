import type { BookingMode } from '@/config/modes';
import { LIST_STATUSES, type ListStatus } from '@/config/statuses';
import { isIsoDay } from '@/lib/dates';

export const LIST_VIEWS = ['list', 'cards'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

export type ListFilter = {
  query: string;
  mode: BookingMode | '';
  /** First and last day, YYYY-MM-DD in Manila; empty for no bound. */
  from: string;
  to: string;
  needsAction: boolean;
};

export type ListParams = { status: ListStatus; page: number; view: ListView; filter: ListFilter };

export const NO_LIST_FILTER: ListFilter = { query: '', mode: '', from: '', to: '', needsAction: false };

/** Reads the status from the URL; an unknown one falls back to the first. */
export const readListStatus = (value: string | null): ListStatus =>
  LIST_STATUSES.find((status) => status === value) ?? 'Ongoing';

/** Reads the page from the URL, counted from 0; an invalid one falls back to 0. */
export function readPage(value: string | null): number {
  const page = Number(value ?? 0);
  return Number.isInteger(page) && page >= 0 ? page : 0;
}

/** Reads a calendar day; '' if the text is not one. */
const readDay = (value: string | null): string => (value !== null && isIsoDay(value) ? value : '');

const readMode = (value: string | null) => (value === 'exclusive' || value === 'shared' ? value : '');

/** Parses the URL query of the list and ignores invalid values. */
export function readListParams(params: URLSearchParams): ListParams {
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  return {
    status: readListStatus(params.get('status')),
    page: readPage(params.get('page')),
    view: params.get('view') === 'cards' ? 'cards' : 'list',
    filter: {
      query: params.get('q') ?? '',
      mode: readMode(params.get('mode')),
      from,
      to: to !== '' && from !== '' && to < from ? '' : to,
      needsAction: params.get('needs') === 'action',
    },
  };
}

/** Returns the URL query of a list, without default values. */
export function writeListParams({ status, page, view, filter }: ListParams): Record<string, string> {
  const named = {
    status,
    page: page > 0 ? String(page) : '',
    q: filter.query,
    mode: filter.mode,
    from: filter.from,
    to: filter.to,
    needs: filter.needsAction ? 'action' : '',
    view: view === 'cards' ? view : '',
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

export const isFiltered = ({ query, mode, from, to, needsAction }: ListFilter): boolean =>
  query.trim() !== '' || mode !== '' || from !== '' || to !== '' || needsAction;
