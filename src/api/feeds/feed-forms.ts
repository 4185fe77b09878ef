import type { FeedForm } from '#contracts/feeds.ts';
import { escapeMarkup } from '#domain/escape-markup.ts';
import { type FeedItem, itemFields } from './feed-items.ts';

/** How a feed is written: what begins it, its items, and what ends it. */
type Form = {
  type: string;
  begin(shop: { name: string; url: string }): string;
  items(items: readonly FeedItem[]): string;
  end: string;
};

/** What XML 1.0 has no words for. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

const xml = (text: string) => escapeMarkup(text.toWellFormed().replace(unwritable, ''));

function xmlItem(item: FeedItem): string {
  const fields = itemFields.flatMap((name) => {
    const text = item[name];
    if (text === undefined) return [];
    const values = name === 'additional_image_link' ? text.split(',') : [text];
    return values.map((value) => `<g:${name}>${xml(value)}</g:${name}>`);
  });
  return `<item>${fields.join('')}</item>\n`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Tables are read by programs that take every sign as it is, so that nothing goes before what a spreadsheet would run as a
 * formula, as in exports for people.
 */
function table(cell: (text: string) => string, between: string, lineEnd: string) {
  const line = (cells: readonly string[]) => cells.map(cell).join(between) + lineEnd;
  return {
    begin: () => line(itemFields),
    items: (items: readonly FeedItem[]) =>
      items.map((item) => line(itemFields.map((name) => item[name] ?? ''))).join(''),
    end: '',
  };
}

/** The forms that receivers read: RSS 2.0 with Google's names, and tables with or without quotes. */
export const feedForms: Readonly<Record<FeedForm, Form>> = {
  xml: {
    type: 'application/xml; charset=utf-8',
    begin: ({ name, url }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${xml(name)}</title>\n<link>${xml(url)}</link>\n<description>${xml(name)}</description>\n`,
    items: (items) => items.map(xmlItem).join(''),
    end: '</channel>\n</rss>\n',
  },
  tsv: { type: 'text/tab-separated-values; charset=utf-8', ...table(oneLine, '\t', '\n') },
  csv: { type: 'text/csv; charset=utf-8', ...table(quoted, ',', '\r\n') },
};
