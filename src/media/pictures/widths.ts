import { parseStoredName } from '../store/stored-name.ts';
import {
  type PictureSize,
  responsiveWidths,
  WIDTH_FORMATS,
  type WidthFormat,
} from './responsive-widths.ts';

/** Widths that exist, in pixels, ascending. */
export type Widths = Record<WidthFormat, number[]>;

/** Returns the widths that exist, from the names of one asset's files. */
export function widthsAmong(names: ReadonlySet<string>): Widths {
  const widths: Widths = { webp: [], avif: [] };
  for (const name of names) {
    const { width, extension } = parseStoredName(name) ?? {};
    if (width && (extension === 'webp' || extension === 'avif')) widths[extension].push(width);
  }
  for (const format of WIDTH_FORMATS) widths[format].sort((a, b) => a - b);
  return widths;
}

/** Whether every responsive width exists for a picture of this size, in both formats. */
export function isComplete(size: PictureSize, widths: Widths): boolean {
  return missingWidths(size, widths).length === 0;
}

/** Returns the files still to be made, the quick format first, small to large. */
export function missingWidths(
  size: PictureSize,
  widths: Widths,
): { width: number; format: WidthFormat }[] {
  return WIDTH_FORMATS.flatMap((format) =>
    responsiveWidths(size, format)
      .filter((step) => !widths[format].includes(step))
      .map((step) => ({ width: step, format })),
  );
}
