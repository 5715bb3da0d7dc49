/** The side of a photo that is sent, in pixels: an avatar on a sharp screen needs no more. */
const SIDE_PX = 512;

export type CropArea = { x: number; y: number; width: number; height: number };
type Square = { x: number; y: number; side: number };

/** The square of a picture (in its pixels) that an area asks for, kept inside; the middle where none was chosen. */
export function clampSquare(width: number, height: number, area: CropArea | null): Square {
  const most = Math.min(width, height);
  const isChosen = area !== null && [area.x, area.y, area.width].every(Number.isFinite) && area.width >= 1;
  if (!isChosen) return { x: (width - most) / 2, y: (height - most) / 2, side: most };
  const side = Math.min(area.width, most);
  const inside = (from: number, length: number) => Math.min(Math.max(0, from), length - side);
  return { x: inside(area.x, width), y: inside(area.y, height), side };
}

/**
 * A square part of a picture as a file of its own: PNG stays PNG, anything else becomes JPEG. Rejects where the browser
 * cannot open the picture.
 */
export async function cropSquare(file: File, area: CropArea | null): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const { x, y, side } = clampSquare(picture.width, picture.height, area);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.round(Math.min(side, SIDE_PX));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas to draw on');
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    if (type === 'image/jpeg') {
      // what was see-through would turn black
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    if (!blob) throw new Error('The picture could not be written');
    const name = file.name.replace(/\.[^.]*$/, '') || 'photo';
    return new File([blob], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
  } finally {
    picture.close();
  }
}
