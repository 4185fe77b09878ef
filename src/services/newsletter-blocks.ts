import type { Block, Span } from '#contracts/content/page.ts';
import { plainLines } from '#domain/mail-template.ts';
import { productIdIn } from '#domain/text/product-link.ts';
import { FIRST_LANGUAGE, inLanguage, type Language, splitLanguage } from '#languages/languages.ts';
import type { MailBlock, MailLine, MailPiece, MailSpan } from '#languages/mail-text.ts';

/** What a newsletter is shown with. */
export type Shown = {
  publicUrl: string;
  language: Language;
  /** What is shown of a piece, if shoppers see it. */
  pieceOf: (id: string) => MailPiece | undefined;
  /** The whole address of a picture, if it is there. */
  pictureOf: (id: string) => string | undefined;
};

const MOST_LETTERS = 4000;

/** Returns a text of release 1.0.0, paragraphs with empty lines between them, as blocks. */
export const blocksOfText = (text: string): Block[] =>
  text
    .split(/\n(?:[ \t]*\n)+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({
      kind: 'paragraph',
      spans: (paragraph.match(new RegExp(`[^]{1,${MOST_LETTERS}}`, 'gu')) ?? []).map((words) => ({
        text: words,
      })),
    }));

/** Returns the pieces in blocks: chosen ones, and those whose link is on a line of its own. */
export function piecesInBlocks(blocks: readonly Block[], publicUrl: string): string[] {
  const ids = blocks.flatMap((block) => {
    if (block.kind === 'pieces') return block.pieces;
    if (block.kind !== 'paragraph') return [];
    return linesOf(block.spans).flatMap((line) => pieceIn(line, publicUrl) ?? []);
  });
  return [...new Set(ids)];
}

/** Returns blocks as a mail's lines, with an empty one between two. */
export function mailLines(blocks: readonly Block[], shown: Shown): MailLine[] {
  const all = blocks.map((block) => linesOfBlock(block, shown)).filter(({ length }) => length > 0);
  return all.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

/** Returns blocks as a text of release 1.0.0, which its processes send and the audit shows. */
export const textOfBlocks = (blocks: readonly Block[], publicUrl: string): string =>
  plainLines(
    mailLines(blocks, {
      ...{ publicUrl, language: FIRST_LANGUAGE, pictureOf: () => '' },
      pieceOf: (id) => ({
        ...{ link: `${publicUrl}/product/${id}`, brand: '', name: '', price: '', picture: null },
      }),
    }),
  );

function linesOfBlock(block: Block, shown: Shown): MailLine[] {
  switch (block.kind) {
    case 'paragraph':
      return linesOfParagraph(block.spans, shown);
    case 'pieces':
      return block.pieces.flatMap((id) => {
        const piece = shown.pieceOf(id);
        return piece === undefined ? [] : [{ piece }];
      });
    case 'picture': {
      const url = shown.pictureOf(block.picture);
      return url === undefined ? [] : [blockLine({ kind: 'picture', url, alt: block.alt })];
    }
    case 'quote':
      return [blockLine({ ...block, spans: led(block.spans, shown) })];
    case 'list':
      return [blockLine({ ...block, items: block.items.map((item) => led(item, shown)) })];
    default:
      return [blockLine(block)];
  }
}

const blockLine = (block: MailBlock): MailLine => ({ quote: plainWords(block), block });

/**
 * Returns the lines of a paragraph: addresses of the shop, each alone on its line, are meant as pieces and links, and words
 * that end with a colon name the link below them.
 */
function linesOfParagraph(spans: readonly Span[], shown: Shown): MailLine[] {
  const lines: MailLine[] = [];
  let run: Span[][] = [];
  function end() {
    if (run.some((line) => line.some(isLooked))) {
      const said = run.flatMap((line, index) =>
        index === 0 ? line : [{ text: '\n' } satisfies Span, ...line],
      );
      lines.push(blockLine({ kind: 'paragraph', spans: led(said, shown) }));
    } else {
      lines.push(...plainParagraph(run.map(wordsOf), shown));
    }
    run = [];
  }
  for (const line of linesOf(spans)) {
    const id = pieceIn(line, shown.publicUrl);
    const piece = id === null ? undefined : shown.pieceOf(id);
    if (piece === undefined) run.push(line);
    else {
      end();
      lines.push({ piece });
    }
  }
  end();
  return lines;
}

function plainParagraph(written: readonly string[], { publicUrl }: Shown): MailLine[] {
  const lines: MailLine[] = [];
  for (const line of written) {
    const said = line.trim();
    const before = lines.at(-1);
    if (!said.startsWith(`${publicUrl}/`) || /\s/.test(said)) lines.push(line);
    else if (typeof before !== 'string' || !/\S:$/.test(before)) lines.push({ url: said });
    else lines.splice(-1, 1, { label: before.slice(0, -1), url: said });
  }
  return lines;
}

/** Whether words look otherwise than they are typed. */
const isLooked = ({ text, bold, italic, link }: Span) =>
  bold || italic || (link !== undefined && link !== text.trim());

const wordsOf = (line: readonly Span[]) => line.map(({ text }) => text).join('');

function pieceIn(line: readonly Span[], publicUrl: string): string | null {
  const said = wordsOf(line).trim();
  return said.startsWith(`${publicUrl}/`) ? productIdIn(said) : null;
}

/** Returns the lines of spans, each as the spans in it. */
function linesOf(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const { text, ...look } of spans) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, ...look });
    }
  }
  return lines;
}

/** Returns spans whose links are whole addresses: those of the shop in the language of the newsletter. */
const led = (spans: readonly Span[], { publicUrl, language }: Shown): MailSpan[] =>
  spans.map(({ link, ...span }) => {
    if (link === undefined) return span;
    const isOurs = link.startsWith('/');
    const whole = isOurs ? publicUrl + inLanguage(language, splitLanguage(link).rest) : link;
    return { ...span, link: whole };
  });

/** Returns a block's words alone: links behind what they are called, numbers and dashes before the items of a list. */
function plainWords(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return plainSpans(block.spans);
    case 'quote':
      return plainSpans(block.spans).replace(/^/gm, '> ');
    case 'list': {
      const first = block.start ?? 1;
      return block.items
        .map((item, index) => `${block.isNumbered ? `${first + index}.` : '-'} ${plainSpans(item)}`)
        .join('\n');
    }
    case 'picture':
      return `[${block.alt}]`;
    case 'divider':
      return '—';
  }
}

const plainSpans = (spans: readonly MailSpan[]) =>
  spans
    .map(({ text, link }) =>
      link === undefined || link === text.trim() ? text : `${text} (${link})`,
    )
    .join('');
