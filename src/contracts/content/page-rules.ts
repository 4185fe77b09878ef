// What the editor of pages has to know of their schema, without zod.

export const pageKinds = ['story', 'page'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Products in one group. */
export const MOST_PIECES = 8;

/** Returns the English address of a page. */
export const pagePath = (kind: PageKind, name: string) =>
  `/${kind === 'story' ? 'stories' : 'pages'}/${name}`;

export const PAGE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const OWN_PATH = /^\/(?![/\\])[^\s\\"'<>]*$/;

/** Whether a link leads to a path of this shop, or by https elsewhere. */
export function isLink(link: string): boolean {
  if (link.startsWith('/')) return OWN_PATH.test(link);
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}
