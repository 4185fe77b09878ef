import type { Block } from '#contracts/content/page.ts';
import type { Language } from '#languages/languages.ts';
import type { DaysAgo, DemoPicture } from './types.ts';

/** A block of a page of the demo: its pictures are files, its pieces are the keys of products. */
export type DemoBlock =
  | Exclude<Block, { kind: 'picture' | 'pieces' }>
  | { kind: 'picture'; picture: DemoPicture }
  | { kind: 'pieces'; keys: readonly string[] };

export type DemoPageText = {
  title: string;
  summary: string;
  blocks: readonly DemoBlock[];
  /** What the picture at its top shows. */
  cover?: string;
};

export type DemoPage = {
  kind: 'story' | 'page';
  name: string;
  daysAgo: DaysAgo;
  cover: DemoPicture | null;
  isInFooter: boolean;
  texts: Readonly<Record<Language, DemoPageText>>;
};

export const heading = (text: string): DemoBlock => ({ kind: 'heading', level: 2, text });
export const paragraph = (text: string): DemoBlock => ({ kind: 'paragraph', spans: [{ text }] });
export const quote = (text: string): DemoBlock => ({ kind: 'quote', spans: [{ text }] });
export const list = (...lines: string[]): DemoBlock => ({
  ...{ kind: 'list', isNumbered: false },
  items: lines.map((text) => [{ text }]),
});
export const picture = (file: string, alt: string): DemoBlock => ({
  ...{ kind: 'picture', picture: { file, alt } },
});
export const pieces = (...keys: string[]): DemoBlock => ({ kind: 'pieces', keys });
export const divider: DemoBlock = { kind: 'divider' };
