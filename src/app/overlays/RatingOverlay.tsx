import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useRatingPrompt } from '@/features/ratings/useRatingPrompt';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ratingClosed, selectOpenRating } from '@/store/ratings';
import { selectOpenDrawer } from '@/store/utils';
import { SectionBoundary } from '../layout/SectionBoundary';

/** The dialog loads when it opens: react-hook-form would otherwise be part of every page. */
const RatingDialog = lazyWithRetry(() => import('@/features/ratings/RatingDialog'), 'RatingDialog');

/** Rating dialog, opened by a button or by the end of a delivery. */
export function RatingOverlay() {
  const dispatch = useAppDispatch();
  const target = useAppSelector(selectOpenRating);
  const isDrawerOpen = useAppSelector(selectOpenDrawer) !== null;
  const { pathname } = useLocation();
  useRatingPrompt();

  // navigation and logout close it
  useEffect(
    () => () => {
      dispatch(ratingClosed());
    },
    [dispatch, pathname],
  );

  // a drawer that was opened while the code of the dialog loads comes first
  if (!target || isDrawerOpen) return null;
  return (
    // the boundary is inside this component, so that a failed dialog keeps its target
    <SectionBoundary name="The rating">
      <RatingDialog key={target.bookingNumber} {...target} onClose={() => void dispatch(ratingClosed())} />
    </SectionBoundary>
  );
}
