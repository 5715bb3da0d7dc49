import type { ComponentProps } from 'react';
import { ActiveDeliveries } from './ActiveDeliveries';
import { Attention } from './Attention';
import { Checklist } from './Checklist';
import { QuickLinks } from './QuickLinks';

type UpperBlocksProps = ComponentProps<typeof ActiveDeliveries> & { isIdle: boolean };

/** What is in sight first: what has to be done, and what is on the road. */
export function UpperBlocks({ isIdle, ...ongoing }: UpperBlocksProps) {
  return (
    <>
      <Checklist />
      <Attention />
      <QuickLinks isIdle={isIdle} />
      <ActiveDeliveries {...ongoing} />
    </>
  );
}
