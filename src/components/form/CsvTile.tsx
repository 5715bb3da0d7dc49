import { FileUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '@/utils/classNames';

type CsvTileProps = {
  onPick: (file: File) => void;
  describedBy: string;
  text?: string;
  /** True after a refused file; the tile takes the focus back. */
  isRefused?: boolean;
  className?: string;
};

/** Tile to pick or drop a CSV file. The input covers the tile, so that it handles both. */
export function CsvTile({
  onPick,
  describedBy,
  text = 'Choose a CSV file',
  isRefused,
  className = 'h-24',
}: CsvTileProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isRefused) input.current?.focus();
  }, [isRefused]);
  return (
    <label
      className={classNames(
        'relative flex cursor-pointer items-center justify-center gap-3 rounded-md border border-dashed border-ink-400 px-4 hover:bg-ink-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900',
        className,
      )}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-describedby={describedBy}
        aria-invalid={isRefused || undefined}
        className="absolute inset-0 cursor-[inherit] opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // reset, so that the same file can be picked again after a fix
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
      <FileUp size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-600" />
      <span className="font-560 text-brand-700">{text}</span>
    </label>
  );
}
