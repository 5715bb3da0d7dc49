import { FileText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatBytes } from '@/utils/text';

type FilePreviewProps = { file: File; onRemove: () => void; isDisabled?: boolean };

/** Preview of a picked file: the picture, or the name and size of a document. */
export function FilePreview({ file, onRemove, isDisabled = false }: FilePreviewProps) {
  const isPicture = file.type.startsWith('image/');
  return (
    <li className="relative h-20 w-28 overflow-hidden rounded-md bg-ink-50 ring-1 ring-ink-150 ring-inset">
      {isPicture ? (
        <Picture file={file} />
      ) : (
        <div className="flex h-full flex-col justify-end gap-0.5 p-2">
          <FileText size={20} strokeWidth={1.75} aria-hidden className="text-ink-500" />
          <span className="truncate text-caption font-560">{file.name}</span>
          <span className="text-badge text-ink-500">{formatBytes(file.size)}</span>
        </div>
      )}
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        aria-disabled={isDisabled || undefined}
        className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-white text-ink-900 shadow-pop hover:bg-ink-100"
        onClick={() => {
          if (!isDisabled) onRemove();
        }}
      >
        <X size={14} strokeWidth={2} aria-hidden />
      </button>
    </li>
  );
}

/** Preview of a picture. Revokes its blob URL on unmount. */
function Picture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return <img ref={image} alt={file.name} className="size-full object-cover" />;
}
