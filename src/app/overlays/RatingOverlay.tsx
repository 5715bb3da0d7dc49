import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRatingPrompt } from '@/features/ratings/useRatingPrompt';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ratingClosed, selectOpenRating } from '@/store/ratings';
import { selectIsSignedIn } from '@/store/user';
import { Lazy } from '../Lazy';
import { SectionBoundary } from '../layout/SectionBoundary';

/** The dialog loads when it opens: react-hook-form would otherwise be part of every page. */
const loadDialog = () => import('@/features/ratings/RatingDialog').then((module) => ({ default: module.RatingDialog }));

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
      <Lazy
        key={target.bookingNumber}
        load={loadDialog}
        props={{ ...target, onClose: () => void dispatch(ratingClosed()) }}
      />
    </SectionBoundary>
  );
}
