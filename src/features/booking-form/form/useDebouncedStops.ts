import type { DraftStop } from '@/domain/draft/draft';
import { useDebouncedDraft } from './useDebouncedDraft';

/** Selects from the stops: at once after a choice, debounced while a stop is typed. */
export const useDebouncedStops = <T>(read: (stops: DraftStop[]) => T): T =>
  useDebouncedDraft(({ stops }) => read(stops));
