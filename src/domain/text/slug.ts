/**
 * Returns a readable part of a URL: lower-case letters, digits and single dashes. Letters of any
 * script stay; Latin ones lose their accents, others keep their marks, which are their vowels.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

/**
 * Returns `{slug}-{id}`, or the bare id where a name leaves no slug. Ids hold no dash, so that the
 * id can be read back.
 */
export function slugWithId(name: string, id: string): string {
  const slug = slugOf(name);
  return slug === '' ? id : `${slug}-${id}`;
}

/**
 * Returns the id at the end of what {@link slugWithId} returned; a bare id is returned as it is.
 */
export function idOfSlug(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1);
}
