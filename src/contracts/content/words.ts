import { z } from 'zod';
import { says } from '#languages/said.ts';
import { inLanguages } from '../language.ts';
import { isPlain } from '../text.ts';
import { isLink } from './page-rules.ts';

/** A plain text, which is answered as it was sent. */
export const contentText = (most: number) =>
  z
    .string(says('must be a text'))
    .normalize('NFC')
    .trim()
    .min(1, says('must not be empty'))
    .max(most, `has at most ${most} characters`)
    .refine(isPlain, says('must be plain text, without tags or control characters'));

/** A text of the shop in English, and in other languages where somebody wrote that. */
export const words = (most: number) => z.strictObject(inLanguages(contentText(most)));
export type Words = z.infer<ReturnType<typeof words>>;

/** Where something of the content leads: a path of this shop, or an address elsewhere. */
export const ContentLink = z
  .string(says('must be a link'))
  .trim()
  .max(300, 'a link has at most 300 characters')
  .refine(isLink, says('must be a path of this shop, as /shop, or begin with https://'));

/** The photographs that every shop has. */
export const scenes = [
  'hero1',
  'hero2',
  'hero3',
  'promoWatches',
  'promoSunglasses',
  'promoFootwear',
  'newArrivals',
  'shop',
  'about',
] as const;
export type SceneOfContent = (typeof scenes)[number];

/** The id of an uploaded picture. */
export const UploadedPicture = z
  .string(says('must be a picture'))
  .regex(/^[0-9a-f]{32}$/, says('must be a picture of this shop'));

/** A picture of the content: one of every shop's, or an uploaded one. */
export const ContentPicture = z.union(
  [z.enum(scenes), UploadedPicture],
  says('must be a picture of this shop'),
);
export type ContentPicture = z.infer<typeof ContentPicture>;

export const isScene = (picture: string): picture is SceneOfContent =>
  (scenes as readonly string[]).includes(picture);
