import { withLatinDigits } from '#contracts/typed/digits.ts';

/** Control characters but line breaks, and direction marks: no text of the shop has them. */
const unseen = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unseen, '');

/** What is no text, what its author had deleted, and comments. */
const GONE =
  'style, script, meta, link, title, xml, del, [hidden], [style*="display:none"], [style*="mso-hide:all"], [style*="mso-element:comment"], .MsoCommentReference, a[href^="#_msocom"]';
const FILMS = 'video, audio, iframe, object, embed, canvas, svg';
const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article';
const WORD_MARKER = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

/** A picture that came within the markup, and the `upload` of the figure that stands for it. */
export type PastedPicture = { upload: string; file: File };

/** Pasted markup as the editor understands it, the pictures in it, and sentences on what could not be taken. */
export type Pasted = { html: string; pictures: PastedPicture[]; lost: string[] };

/**
 * Reads pasted markup, as of Word or a web page: its lists become lists without others in them, numbered as they were,
 * its tables lines, its headings ours, and what is no text goes. The editor's schema then takes what it knows alone.
 */
export function readPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const gone of body.querySelectorAll(GONE)) gone.remove();
  const lost: string[] = [];
  const { pictures, missed } = takePictures(body);
  if (missed > 0) {
    const which = missed === 1 ? 'One picture' : `${missed} pictures`;
    lost.push(`${which} could not be pasted. Save the file, then drop it into the text.`);
  }
  const films = [...body.querySelectorAll(FILMS)];
  for (const film of films) film.remove();
  if (films.length > 0) lost.push('Films, sounds and drawings cannot be pasted.');
  const tables = [...body.querySelectorAll('table')];
  for (const table of tables) tableToLines(table);
  if (tables.length > 0) lost.push('A story has no tables: each row became a line.');
  wordLists(body);
  for (const list of body.querySelectorAll('ul, ol')) {
    if (list.parentElement?.closest('ul, ol') || !body.contains(list)) continue;
    if (list.querySelector('ul, ol')) lost.push('Lists within lists became separate lists.');
    list.replaceWith(...listsOf(itemsOf(list)));
  }
  joinLists([...body.querySelectorAll('ol')]);
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const line of heading.querySelectorAll('br')) line.replaceWith(' ');
    if (heading.matches('h1')) rename(heading, 'h2');
    if (heading.matches('h4, h5, h6')) rename(heading, 'h3');
  }
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    text.nodeValue = cleanText((text.nodeValue ?? '').replace(/\s+/g, ' '));
  }
  return { html: body.innerHTML, pictures, lost: [...new Set(lost)] };
}

/** Puts figures in the place of pictures whose bytes are in the markup, and takes the others out. */
function takePictures(body: Element) {
  const pictures: PastedPicture[] = [];
  let missed = 0;
  for (const image of body.querySelectorAll('img')) {
    const file = fileOf(image.src);
    if (file === null) {
      missed += 1;
      image.remove();
      continue;
    }
    const upload = crypto.randomUUID();
    pictures.push({ upload, file });
    const figure = document.createElement('figure');
    figure.setAttribute('picture', '');
    figure.setAttribute('upload', upload);
    figure.setAttribute('alt', image.alt);
    (image.closest('p, a') ?? image).before(figure);
    image.remove();
  }
  return { pictures, missed };
}

/** Returns the file of a `data:` address; null for every other address. */
function fileOf(address: string): File | null {
  const [, type, bytes] = /^data:(image\/[a-z+]+);base64,(.+)$/s.exec(address) ?? [];
  if (type === undefined || bytes === undefined) return null;
  const decoded = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  return new File([decoded], `pasted.${type.slice('image/'.length)}`, { type });
}

function tableToLines(table: Element): void {
  for (const row of table.querySelectorAll('tr')) {
    const line = document.createElement('p');
    for (const cell of row.cells) {
      const content = inOneLine(cell, ' ');
      if (line.hasChildNodes()) line.append(' · ');
      line.append(...content.childNodes);
    }
    table.before(line);
  }
  table.remove();
}

/** Returns an element whose paragraphs stand one behind the other, with something between them. */
function inOneLine(element: Element, between: 'br' | ' '): Element {
  for (const block of element.querySelectorAll(BLOCKS)) {
    const before = document.createRange();
    before.setStart(element, 0);
    before.setEndBefore(block);
    if (`${before}`.trim() !== '') {
      block.before(between === 'br' ? document.createElement('br') : between);
    }
    block.replaceWith(...block.childNodes);
  }
  return element;
}

type Item = { list: string; isNumbered: boolean; number: number; content: Element };

/** Returns the items of a list and of those in it, in their order. */
function itemsOf(list: Element, path = ''): Item[] {
  const isNumbered = list.tagName === 'OL';
  let number = Number(list.getAttribute('start') ?? 1) - 1;
  return [...list.children].flatMap((child, index) => {
    const inner = `${path}/${index}`;
    if (child.matches('ul, ol')) return itemsOf(child, inner);
    const within = [...child.querySelectorAll('ul, ol')].filter(
      (each) => each.parentElement?.closest('ul, ol') === list,
    );
    for (const each of within) each.remove();
    const after = within.flatMap((each, nth) => itemsOf(each, `${inner}.${nth}`));
    if (child.textContent?.trim() === '' && !child.querySelector('figure')) return after;
    number = Number(child.getAttribute('value') ?? number + 1);
    return [{ list: path, isNumbered, number, content: child }, ...after];
  });
}

/** Returns lists of items that follow one another, with the number of the first where that is not 1. */
function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  let before: Item | undefined;
  for (const item of items) {
    const { list, isNumbered, number, content } = item;
    const goesOn =
      before?.isNumbered === isNumbered &&
      (!isNumbered || (before.list === list && before.number + 1 === number));
    if (!goesOn) {
      const made = document.createElement(isNumbered ? 'ol' : 'ul');
      if (isNumbered && number > 1) made.setAttribute('start', String(number));
      lists.push(made);
    }
    const entry = document.createElement('li');
    entry.append(...inOneLine(content, 'br').childNodes);
    lists.at(-1)?.append(entry);
    before = item;
  }
  return lists;
}

/** Joins numbered lists with those right before them, where their numbers go on. */
function joinLists(lists: readonly HTMLOListElement[]): void {
  let before: HTMLOListElement | undefined;
  for (const list of lists) {
    if (before && list.start === before.start + before.children.length && isNext(before, list)) {
      before.append(...list.children);
      list.remove();
    } else before = list;
  }
}

/** Whether nothing stands between an element and a later one. */
function isNext(element: Element, later: Element): boolean {
  const between = document.createRange();
  between.setStartAfter(element);
  between.setEndBefore(later);
  return `${between}`.trim() === '' && !between.cloneContents().querySelector('figure, ul, hr');
}

/** Makes lists of the paragraphs that Word writes for items: what marks them says their numbers. */
function wordLists(body: Element): void {
  const counted = new Map<string, number>();
  let run: Item[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const place = /mso-list:\s*(l\d+)\s+level(\d+)/.exec(paragraph.getAttribute('style') ?? '');
    const [list = '', level = '1'] = place?.slice(1) ?? [];
    const marker = paragraph.querySelector(WORD_MARKER);
    const mark = readMark(marker?.textContent ?? '');
    marker?.remove();
    for (const deeper of counted.keys()) {
      const [of, at = 0] = deeper.split(' ');
      if (of === list && Number(at) > Number(level)) counted.delete(deeper);
    }
    const key = `${list} ${level}`;
    const number = mark.number ?? (counted.get(key) ?? 0) + 1;
    counted.set(key, number);
    run.push({ list: key, isNumbered: mark.isNumbered, number, content: paragraph });
    if (paragraph.nextElementSibling?.matches('p[style*="mso-list"]')) continue;
    paragraph.after(...listsOf(run));
    for (const { content } of run) content.remove();
    run = [];
  }
}

/** Returns what the mark before an item says: `1-`, `٢.`, `(a)` and `iv)` number it, any other sign does not. */
function readMark(mark: string): { isNumbered: boolean; number?: number } {
  const said = withLatinDigits(mark).trim();
  const number = /(\d{1,4})\)?[.\-–:]?$/.exec(said)?.[1];
  if (number !== undefined) return { isNumbered: true, number: Number(number) };
  return { isNumbered: /^\(?\p{L}{1,5}[.)\-–]/u.test(said) };
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
