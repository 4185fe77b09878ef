import { z } from 'zod';
import { PictureFile } from '#web/ui/back-office/pictures/picture-file.ts';
import type { TaxonomyEntry } from './taxonomy.ts';

/** The focus point in a form, and the picture that it is a point of. */
const FocusValue = z.object({ x: z.number(), y: z.number(), of: z.string() }).nullable();
export type FocusValue = z.infer<typeof FocusValue>;

/** The fields of a form that the picture of an entry has. */
export const pictureFields = { image: PictureFile, focus: FocusValue };
export type PictureValues = { image: File | null; focus: FocusValue };

/** Returns what these fields begin with. */
export function pictureDefaults(entry: TaxonomyEntry | null): PictureValues {
  if (entry === null || entry.focusX === null || entry.focusY === null) {
    return { image: null, focus: null };
  }
  return { image: null, focus: { x: entry.focusX, y: entry.focusY, of: entry.image } };
}

/** Names the picture that a form shows: the one that was chosen, else the present one. */
export const pictureNameOf = (file: File | null, current = '') =>
  file === null ? current : `${file.name} ${file.size} ${file.lastModified}`;

/** Returns what is sent of the point: nothing where it is one of another picture. */
export function focusSent({ image, focus }: PictureValues, current: string | undefined) {
  if (focus === null || focus.of !== pictureNameOf(image, current)) return {};
  return { focusX: focus.x, focusY: focus.y };
}
