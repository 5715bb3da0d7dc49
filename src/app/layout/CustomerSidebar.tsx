import { BalanceCard } from './BalanceCard';
import { OngoingBooking } from './OngoingBooking';
import { TransferChoices } from './TransferChoices';

export function CustomerSidebar() {
  return (
    <div className="flex flex-col gap-6">
      <BalanceCard />
      <TransferChoices />
      <OngoingBooking />
    </div>
  );
}
