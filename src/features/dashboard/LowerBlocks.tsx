import { FrequentLanes } from './FrequentLanes';
import { QuickCompare } from './QuickCompare';
import { RecentActivity } from './RecentActivity';
import { SevenDays } from './SevenDays';
import { Spending } from './Spending';

/**
 * What lies below the first look; its code comes once the browser has a quiet moment. Until it is near the window it is
 * not laid out: it is as high as it mostly is, with room for the shadows of its cards.
 */
export function LowerBlocks() {
  return (
    <div className="flex flex-col gap-5 [contain-intrinsic-size:auto_900px] [content-visibility:auto] [overflow-clip-margin:24px]">
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-5">
        <FrequentLanes />
        <QuickCompare />
      </div>
      <SevenDays />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-5">
        <Spending />
        <RecentActivity />
      </div>
    </div>
  );
}
