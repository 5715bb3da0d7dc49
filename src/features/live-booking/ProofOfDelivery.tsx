import { FileCheck } from 'lucide-react';
import { Photo } from './Photo';

type Props = {
  photos: readonly string[];
  signature?: string | null;
  receivedBy?: string | null;
  /** Shows the photos over the full width. */
  isLarge?: boolean;
  onOpen?: () => void;
};

const frame = 'h-[66px] w-[92px] rounded-sm ring-1 ring-ink-150';
const largeFrame = 'h-36 w-full rounded-md bg-ink-50 object-contain ring-1 ring-ink-150';

/** Photos and signature taken at a stop. */
export function ProofOfDelivery({ photos, signature, receivedBy, isLarge, onOpen }: Props) {
  const person = receivedBy ? ` of ${receivedBy}` : '';
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <Photo
            key={photo}
            src={photo}
            alt={photos.length > 1 ? `Delivered goods, photo ${index + 1}` : 'Delivered goods'}
            isLazy
            className={isLarge ? largeFrame : `${frame} object-cover`}
          />
        ))}
        {signature && (
          <figure className={`${frame} flex flex-col items-center justify-between bg-ink-50 p-1.5`}>
            <Photo
              src={signature}
              alt={`Signature${person}`}
              kind="signature"
              isLazy
              className="h-9 max-w-full object-contain p-0!"
            />
            <figcaption className="text-badge text-ink-600">Signature</figcaption>
          </figure>
        )}
      </div>
      {onOpen && (
        <button
          type="button"
          onClick={onOpen}
          className="mt-2 flex min-h-6 items-center gap-1.5 rounded-xs text-small font-560 text-brand-700 hover:underline"
        >
          <FileCheck size={16} strokeWidth={2} aria-hidden />
          Proof of delivery
        </button>
      )}
    </div>
  );
}
