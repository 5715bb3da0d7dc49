import type { ReactNode } from 'react';
import { StateMessage } from './StateMessage';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2;
  className?: string;
  /** In place of the picture. */
  art?: ReactNode;
};

/** The dotted route with a parcel on it: nothing has moved yet. */
const PICTURE = <img src="/art/empty.svg" width={220} height={96} alt="" />;

/** A list that has nothing yet: heading, one sentence, one action. */
export function EmptyState({ art = PICTURE, ...props }: EmptyStateProps) {
  return <StateMessage {...props} art={art} />;
}
