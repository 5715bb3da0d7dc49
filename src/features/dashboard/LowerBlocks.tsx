import { BookAgain } from './BookAgain';
import { QuickCompare } from './QuickCompare';
import { RecentActivity } from './RecentActivity';
import { SevenDays } from './SevenDays';
import { Spending } from './Spending';

/** What lies below the first look; its code comes once the browser has a quiet moment. */
export function LowerBlocks() {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-5">
        <BookAgain />
        <QuickCompare />
      </div>
      <SevenDays />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-5">
        <Spending />
        <RecentActivity />
      </div>
    </>
  );
}
