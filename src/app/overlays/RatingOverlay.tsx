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

/** The rating of a delivery, opened by its button or by the end of the delivery. */
function Rating() {
  const dispatch = useAppDispatch();
  const target = useAppSelector(selectOpenRating);
  const { pathname } = useLocation();
  useRatingPrompt();

  // Back, or the end of the session, takes it along
  useEffect(
    () => () => {
      dispatch(ratingClosed());
    },
    [dispatch, pathname],
  );

  if (!target) return null;
  return (
    // stands here, not around this component: a failed dialog keeps the open rating
    <SectionBoundary name="The rating">
      <LazyRatingDialog key={target.bookingNumber} {...target} onClose={() => dispatch(ratingClosed())} />
    </SectionBoundary>
  );
}

/** React.lazy keeps a failed import for ever. "Try again" mounts this component anew, which requests the code again. */
function LazyRatingDialog(props: RatingDialogProps) {
  const [RatingDialog] = useState(createDialog);
  return (
    <Suspense fallback={null}>
      <RatingDialog {...props} />
    </Suspense>
  );
}
