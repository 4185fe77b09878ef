/** Control characters but line breaks, and direction marks: no text of the shop has them. */
const unseen = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unseen, '');

const WORD_MARKER = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

/**
 * Returns pasted markup, as of Word or a web page, as the markup that the editor understands: its lists become lists,
 * its headings ours, and what is no text goes. The editor's schema then takes what it knows alone.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const gone of body.querySelectorAll('style, script, meta, link, title, xml')) gone.remove();
  for (const item of body.querySelectorAll('p[style*="mso-list"]')) {
    const marker = item.querySelector(WORD_MARKER);
    toListItem(item, /^\s*\w{1,3}[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul');
    marker?.remove();
  }
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) {
    rename(heading, heading.tagName === 'H1' ? 'h2' : 'h3');
  }
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ');
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    text.nodeValue = cleanText((text.nodeValue ?? '').replace(/\s+/g, ' '));
  }
  return body.innerHTML;
}

/** Puts an item into the list before it, or into one of its own. */
function toListItem(item: Element, tag: 'ol' | 'ul'): void {
  const before = item.previousElementSibling;
  const isGoingOn = before?.tagName.toLowerCase() === tag;
  const list = isGoingOn ? before : document.createElement(tag);
  if (!isGoingOn) item.before(list);
  const entry = document.createElement('li');
  entry.append(item);
  list.append(entry);
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
