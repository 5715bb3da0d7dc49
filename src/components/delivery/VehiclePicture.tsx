import { useState } from 'react';
import type { BookingMode } from '@/config/modes';
import { getDrawingPath } from './drawings';

type Props = {
  name: string;
  mode?: BookingMode;
  /** Address of the server's picture; the drawing replaces it if it is missing or fails to load. */
  image?: string | null;
  /** In px; the height follows from the 200 by 96 box. */
  width?: number;
  className?: string;
};

/** Picture of a vehicle from the server, or its drawing. Decorative, because the name is next to it as text. */
export function VehiclePicture({ name, mode, image, width = 120, className = '' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = image && image !== broken ? image : getDrawingPath(name, mode);
  return (
    <img
      // a picture that did not load stays hidden
      key={src}
      src={src}
      alt=""
      width={width}
      height={Math.round(width * 0.48)}
      decoding="async"
      onError={() => setBroken(image ?? null)}
      className={`shrink-0 object-contain ${className}`}
    />
  );
}
