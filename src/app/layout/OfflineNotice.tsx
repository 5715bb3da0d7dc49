import { WifiOff } from 'lucide-react';
import { useOnline } from '@/hooks/useOnline';

export function OfflineNotice({ className }: { className: string }) {
  const isOnline = useOnline();
  return (
    <div role="status" className={className}>
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warn-50 px-4 py-2 text-small font-560 text-warn-700 print:hidden">
          <WifiOff size={16} strokeWidth={2} aria-hidden className="shrink-0" />
          You're offline. Your entries are saved; we'll reconnect automatically.
        </p>
      )}
    </div>
  );
}
