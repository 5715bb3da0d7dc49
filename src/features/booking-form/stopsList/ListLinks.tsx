import { FileDown, Undo2 } from 'lucide-react';
import { DOWNLOAD_TEMPLATE } from '@/config/messages';

const LINK = 'flex min-h-6 items-center gap-2 rounded-xs text-small font-560 text-brand-700 hover:underline';

/** Links to the template and, after a file replaced a text, back to that text. */
export function ListLinks({ onDownload, onBringBack }: { onDownload: () => void; onBringBack?: () => void }) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      <button type="button" className={LINK} onClick={onDownload}>
        <FileDown size={16} strokeWidth={1.75} aria-hidden />
        {DOWNLOAD_TEMPLATE}
      </button>
      {onBringBack && (
        <button type="button" className={LINK} onClick={onBringBack}>
          <Undo2 size={16} strokeWidth={1.75} aria-hidden />
          Bring back the earlier text
        </button>
      )}
    </div>
  );
}
