import type { Page } from '@playwright/test';
import { visit } from '#tests/support/browser/visit.ts';
import { findFaults } from './axe.ts';
import { isEverything } from './browser.ts';
import { expect } from './page-test.ts';
import { settled } from './settled.ts';

/** A phone's and a desk's; what lies between is looked at by `npm run test:all`. */
export const widths = isEverything ? [360, 768, 1440] : [360, 1440];
export const viewport = (width: number) => ({ width, height: width < 500 ? 740 : 900 });

/** A page of a back office with all that it shows: nothing in it is still on its way. */
export async function complete(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** By how many pixels something is wider than the screen or its dialog. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('.back-office-dialog')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    ),
  );

/** What is written in empty fields of one line, and is longer than they are. */
export const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        if (canvas === null || !field.checkVisibility()) return false;
        canvas.font = font;
        const room =
          field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return canvas.measureText(field.placeholder).width > room;
      })
      .map(({ placeholder }) => placeholder);
  });

const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt';

/**
 * Puts a word of sixty letters into every text that people write, and into all others of the page but those of
 * controls, states and numbers, which are short; returns how many texts there were.
 */
export const lengthenTexts = (page: Page): Promise<number> =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const changed = texts.filter((text) => {
      const element = text.parentElement;
      if (!element || !/\p{L}/u.test(text.data) || element.closest('script, style, svg'))
        return false;
      const isWritten = element.closest('bdi, [dir="auto"]') !== null;
      const isOfPage = element.closest('main') !== null;
      const isOfControl = element.closest(
        'button, .button, .quiet-action, label, summary, legend, .prices, .badge, .back-office-button, .whitespace-nowrap, .sr-only, table:has(.number)',
      );
      return isWritten || (isOfPage && !isOfControl);
    });
    for (const text of changed) text.data += ` ${word}`;
    return changed.length;
  }, LONG_WORD);

/**
 * Names that do not hold what is shown: who speaks to a screen says what stands there. What is hidden
 * from sight or from screen readers does not count.
 */
const misnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
    const shownIn = (element: Element): string => {
      if (element.matches('[aria-hidden=true], .sr-only, script, style, svg')) return '';
      if (!element.checkVisibility({ opacityProperty: false })) return '';
      const parts = [...element.childNodes].map((node) =>
        node instanceof Element ? shownIn(node) : (node.textContent ?? ''),
      );
      return parts.join(' ');
    };
    const named = document.querySelectorAll(
      ':is(a, button, summary, [role=button], [role=switch], [role=tab], [role=menuitem])[aria-label]',
    );
    return [...named].flatMap((element) => {
      const shown = plain(shownIn(element));
      const name = plain(element.getAttribute('aria-label') ?? '');
      return name.includes(shown) ? [] : [`"${shown}" is called "${name}"`];
    });
  });

/** Waits until nothing moves or fades any more, but what never stops: a notice fading in is pale. */
export const still = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (const end = performance.now() + 5_000; performance.now() < end && moving().length > 0; ) {
      await Promise.race([
        Promise.allSettled(moving().map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 1_000)),
      ]);
      // What one end begins, such as the next notice in its place, begins with the next frame.
      await new Promise(requestAnimationFrame);
    }
  });

/** axe finds nothing, names hold what is shown, and nothing is wider than the screen or its dialog. */
export async function expectSoundLayout(page: Page, where = '', isClose = true): Promise<void> {
  await complete(page);
  await still(page);
  const found = isClose ? await findFaults(page) : [];
  const wider = await overflowOf(page);
  // A sign alone says no word that its name could repeat.
  const wrong = (await misnamed(page)).filter(
    (each) => !/^"[^\p{L}\p{Nd}]*" is called/u.test(each),
  );
  expect({ where, found, wider, wrong }).toEqual({ where, found: [], wider: 0, wrong: [] });
}

/** Whether axe and the keyboard go through a screen at this width: once in `npm test`. */
export const looksClosely = (width: number) => isEverything || width === 1440;

/** What is open, shown at every width and left at the widest; `also` looks at each further. */
export async function expectSoundAtEveryWidth(
  page: Page,
  where = '',
  also?: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(viewport(width));
    await expect(page.locator('h1')).toHaveCount(1);
    await expectSoundLayout(page, `${where} at ${width} px`, looksClosely(width));
    await also?.(width);
  }
}

/** Each address, loaded once on a phone and shown at every width, and at last with a long word in every text on a small phone. */
export async function expectSoundScreens(
  page: Page,
  addresses: readonly string[],
  also?: (width: number) => Promise<void>,
): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize(viewport(360));
    await visit(page, address);
    await expectSoundAtEveryWidth(page, address, also);
    await page.setViewportSize({ width: 320, height: 640 });
    // A table becomes cards in the next frame.
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    await lengthenTexts(page);
    expect({ address, long: true, wider: await overflowOf(page) }).toEqual({
      ...{ address, long: true, wider: 0 },
    });
  }
}

/** Words that are written over two lines, as they are, in the elements of a selector. */
export const brokenWords = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && !/[-–]/.test(word)) broken.push(word);
        }
      }
    }
    return broken;
  }, within);
