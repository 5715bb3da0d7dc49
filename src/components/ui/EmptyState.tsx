import type { ReactNode } from 'react';
import { EmptyArt } from '../art/EmptyArt';
import { StateMessage } from './StateMessage';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2;
  className?: string;
};

/** A list that has nothing yet: heading, one sentence, one action. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} art={<EmptyArt />} />;
}
