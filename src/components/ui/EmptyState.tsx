import type { ReactNode } from 'react';
import { StateMessage } from './StateMessage';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2;
  className?: string;
  /** Replaces the picture; null leaves it out. */
  art?: ReactNode;
};

/** A parcel on a dotted route. */
const PICTURE = <img src="/art/empty.svg" width={220} height={96} alt="" />;

/** Message of an empty list: heading, sentence and action. */
export function EmptyState({ art = PICTURE, ...props }: EmptyStateProps) {
  return <StateMessage {...props} art={art} />;
}
