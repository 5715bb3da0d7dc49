/** Side of an uploaded photo, in pixels; enough for an avatar on a high-density screen. */
const SIDE_PX = 512;

export type CropArea = { x: number; y: number; width: number; height: number };
type Square = { x: number; y: number; side: number };

const clampStart = (start: number, side: number, length: number) => Math.min(Math.max(0, start), length - side);

/**
 * Returns the area that is visible once the picture has moved to the right and down, in shares of the area's side. It
 * stays within the picture.
 */
export function moveArea(area: CropArea, picture: { width: number; height: number }, right: number, down: number) {
  return {
    ...area,
    x: clampStart(area.x - right * area.width, area.width, picture.width),
    y: clampStart(area.y - down * area.height, area.height, picture.height),
  };
}

/** Fits an area into a picture as a square, in pixels of the picture; without an area, a centred square. */
export function clampSquare(width: number, height: number, area: CropArea | null): Square {
  const shortest = Math.min(width, height);
  const isUsable = area !== null && [area.x, area.y, area.width].every(Number.isFinite) && area.width >= 1;
  if (!isUsable) return { x: (width - shortest) / 2, y: (height - shortest) / 2, side: shortest };
  const side = Math.min(area.width, shortest);
  return { x: clampStart(area.x, side, width), y: clampStart(area.y, side, height), side };
}

/** Crops a picture to a square PNG (from a PNG) or JPEG. Rejects if the browser cannot decode the picture. */
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
      // JPEG has no transparency and would show it as black
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
