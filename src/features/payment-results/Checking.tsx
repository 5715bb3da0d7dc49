import { LoadingDots } from '@/components/ui/LoadingDots';

export function Checking() {
  return (
    <div className="grid place-items-center py-24" role="status" aria-label="Checking the payment">
      <LoadingDots />
    </div>
  );
}
