/**
 * A readable piece of URL: lower-case letters, digits and single dashes. Any script's letters stay;
 * Latin ones lose their accents, others keep their marks, which are their vowels.
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

/** `{slug}-{id}`, or the bare id where a name leaves no slug. Ids hold no dash, so both read back. */
export function slugWithId(name: string, id: string): string {
  const slug = slugOf(name);
  return slug === '' ? id : `${slug}-${id}`;
}

/** The id at the end of what {@link slugWithId} wrote; a bare id is itself. */
export function idOfSlug(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1);
}
