import { useSyncExternalStore } from 'react';
import { FileField } from '@/components/form/FileField';
import { PHOTOS_MAX, PHOTO_MAX_BYTES } from '@/config/constants';
import type { PhotoBox } from './photoBox';

const KINDS = ['jpg', 'png'] as const;

/** Photos of one item; they are sent after the booking is made. */
export function GoodsPhotos({ box, itemKey }: { box: PhotoBox; itemKey: string }) {
  const files = useSyncExternalStore(box.subscribe, () => box.get(itemKey));
  return (
    <FileField
      label="Photos"
      isOptional
      kinds={KINDS}
      maxBytes={PHOTO_MAX_BYTES}
      maxCount={PHOTOS_MAX}
      prompt="Add a photo"
      value={files}
      onChange={(chosen) => box.set(itemKey, chosen)}
    />
  );
}
