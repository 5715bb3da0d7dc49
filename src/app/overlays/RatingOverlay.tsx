import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRatingPrompt } from '@/features/ratings/useRatingPrompt';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ratingClosed, selectOpenRating } from '@/store/ratings';
import { selectIsSignedIn } from '@/store/user';

/** Loaded when it opens: react-hook-form would otherwise be part of every page. */
const RatingDialog = lazy(() =>
  import('@/features/ratings/RatingDialog').then((module) => ({ default: module.RatingDialog })),
);

export function RatingOverlay() {
  return useAppSelector(selectIsSignedIn) ? <Rating /> : null;
}

/** The rating of a delivery, asked for by its button or by its end. */
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
    <Suspense fallback={null}>
      <RatingDialog key={target.bookingNumber} {...target} onClose={() => dispatch(ratingClosed())} />
    </Suspense>
  );
}
