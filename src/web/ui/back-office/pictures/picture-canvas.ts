const QUALITY = 0.88;

/** Decodes a picture in its orientation; returns null where the browser cannot. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

export function canvasOf(width: number, height: number) {
  const element = document.createElement('canvas');
  element.width = Math.max(1, Math.round(width));
  element.height = Math.max(1, Math.round(height));
  const context = element.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures.');
  context.imageSmoothingQuality = 'high';
  return { element, context };
}

/** Returns the canvas as a file: WebP, which has transparency, or JPEG where there is no WebP. */
export async function encode(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', QUALITY),
  );
  const made =
    blob?.type === 'image/webp'
      ? blob
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (made === null) return null;
  const ending = made.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([made], `${name.replace(/\.\w+$/, '')}.${ending}`, { type: made.type });
}
