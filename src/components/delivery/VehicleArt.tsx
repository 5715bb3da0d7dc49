import { useState } from 'react';
import type { BookingMode } from '@/config/paths';
import { vehicleArt } from './drawings';

type Props = {
  name: string;
  mode?: BookingMode;
  /** The server's own picture; our drawing stands in where it is missing or does not load. */
  image?: string | null;
  /** In px; the height follows from the 200 by 96 box. */
  width?: number;
  className?: string;
};

/** Picture of a vehicle. Its name stands beside it as text, so the picture itself is silent. */
export function VehicleArt({ name, mode, image, width = 120, className = '' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const drawing = vehicleArt(name, mode);
  return (
    <img
      src={image && image !== broken ? image : drawing}
      alt=""
      width={width}
      height={Math.round(width * 0.48)}
      decoding="async"
      onError={() => setBroken(image ?? null)}
      className={`shrink-0 object-contain ${className}`}
    />
  );
}
