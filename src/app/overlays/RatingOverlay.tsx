import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RatingDialogProps } from '@/features/ratings/RatingDialog';
import { useRatingPrompt } from '@/features/ratings/useRatingPrompt';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ratingClosed, selectOpenRating } from '@/store/ratings';
import { selectIsSignedIn } from '@/store/user';
import { SectionBoundary } from '../layout/SectionBoundary';

/** The dialog loads when it opens: react-hook-form would otherwise be part of every page. */
const createDialog = () =>
  lazy(() => import('@/features/ratings/RatingDialog').then((module) => ({ default: module.RatingDialog })));

export function RatingOverlay() {
  return useAppSelector(selectIsSignedIn) ? <Rating /> : null;
}

/** Rating dialog, opened by a button or by the end of a delivery. */
function Rating() {
  const dispatch = useAppDispatch();
  const target = useAppSelector(selectOpenRating);
  const { pathname } = useLocation();
  useRatingPrompt();

  // navigation and logout close it
  useEffect(
    () => () => {
      dispatch(ratingClosed());
    },
    [dispatch, pathname],
  );

  if (!target) return null;
  return (
    // the boundary is inside this component, so that a failed dialog keeps its target
    <SectionBoundary name="The rating">
      <LazyRatingDialog key={target.bookingNumber} {...target} onClose={() => dispatch(ratingClosed())} />
    </SectionBoundary>
  );
}

/** React.lazy caches a failed import. "Try again" mounts a new instance, which requests the code again. */
function LazyRatingDialog(props: RatingDialogProps) {
  const [RatingDialog] = useState(createDialog);
  return (
    <Suspense fallback={null}>
      <RatingDialog {...props} />
    </Suspense>
  );
}
