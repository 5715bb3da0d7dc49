import { FrequentLanes } from './FrequentLanes';
import { QuickCompare } from './QuickCompare';
import { RecentActivity } from './RecentActivity';
import { SevenDays } from './SevenDays';
import { Spending } from './Spending';

/**
 * Blocks below the fold, loaded when the browser is idle. `content-visibility` skips their layout until they are near the
 * viewport: they reserve their usual height, and the clip margin leaves room for the shadows of the cards.
 */
export function LowerBlocks() {
  return (
    <div className="flex flex-col gap-5 [contain-intrinsic-size:auto_900px] [content-visibility:auto] [overflow-clip-margin:24px]">
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-5">
        <FrequentLanes />
        <QuickCompare />
      </div>
      <SevenDays />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-5">
        <Spending />
        <RecentActivity />
      </div>
    </div>
  );
}
