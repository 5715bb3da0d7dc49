import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { referenceApi } from '@/api/reference';
import type { HelpArticle, HelpCategory } from '@/api/wire';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const { getHelpArticles } = referenceApi.endpoints;

export type AllArticles = {
  articles: HelpArticle[];
  isLoading: boolean;
  /** Error of a list that failed. */
  error: unknown;
  retry: () => void;
};

/** Loads the articles of all categories for a search; each list is fetched once and cached like any other lookup. */
export function useAllArticles(categories: readonly HelpCategory[]): AllArticles {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const subscriptions = categories.map(({ id }) => dispatch(getHelpArticles.initiate(id)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [categories, dispatch]);

  const selectors = useMemo(() => categories.map(({ id }) => getHelpArticles.select(id)), [categories]);
  const lists = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);

  const retry = () => {
    categories.forEach(({ id }, index) => {
      if (lists[index]?.isError) void dispatch(getHelpArticles.initiate(id, { forceRefetch: true, subscribe: false }));
    });
  };
  return {
    articles: lists.flatMap(({ data }) => data ?? []),
    isLoading: lists.some(({ isLoading, isUninitialized }) => isLoading || isUninitialized),
    error: lists.find(({ isError }) => isError)?.error,
    retry,
  };
}
