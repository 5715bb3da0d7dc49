import { classNames } from '@/utils/classNames';
import type { DrawingName } from '../delivery/drawings';

type VehicleDrawingProps = {
  drawing: DrawingName | 'sixw-dark';
  /** In px; the height follows the 200x96 box. */
  width?: number;
  className?: string;
};

/** Vehicle drawing, side view facing right. Decorative, because text next to it names the vehicle. */
export function VehicleDrawing({ drawing, width = 86, className }: VehicleDrawingProps) {
  return (
    <img
      src={`/art/vehicle-${drawing}.svg`}
      alt=""
      width={width}
      height={Math.round((width * 96) / 200)}
      className={classNames('aspect-25/12 shrink-0', className)}
      draggable={false}
      // lazy, so that decoding does not delay the text on slow devices
      loading="lazy"
    />
  );
}
