import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { referenceApi } from '@/api/reference';
import type { HelpArticle, HelpCategory } from '@/api/wire';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const { getHelpArticles } = referenceApi.endpoints;

export type AllArticles = { articles: HelpArticle[]; isLoading: boolean; hasFailed: boolean; retry: () => void };

/** The articles of every category, for a search; each list is fetched once and kept like any other lookup. */
export function useAllArticles(categories: readonly HelpCategory[]): AllArticles {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const wanted = categories.map(({ id }) => dispatch(getHelpArticles.initiate(id)));
    return () => wanted.forEach((each) => each.unsubscribe());
  }, [categories, dispatch]);

  const selectors = useMemo(() => categories.map(({ id }) => getHelpArticles.select(id)), [categories]);
  const answers = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);

  const retry = () => {
    categories.forEach(({ id }, at) => {
      if (answers[at]?.isError) void dispatch(getHelpArticles.initiate(id, { forceRefetch: true, subscribe: false }));
    });
  };
  return {
    articles: answers.flatMap(({ data }) => data ?? []),
    isLoading: answers.some(({ isLoading, isUninitialized }) => isLoading || isUninitialized),
    hasFailed: answers.some(({ isError }) => isError),
    retry,
  };
}
