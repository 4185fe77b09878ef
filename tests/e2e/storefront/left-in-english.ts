import type { Page } from '@playwright/test';

/** Runs of three and more Latin words that stand outside of what people wrote. */
export const leftInEnglish = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const holder = node.parentElement;
      if (!holder?.checkVisibility() || holder.closest('bdi, [lang="en"], address, script, style'))
        continue;
      // What a person or an operator wrote is isolated in sentences.
      const said = (node.textContent ?? '').replace(/\u2068[^\u2069]*\u2069/g, '');
      if (/(?:[A-Za-z]{2,}[ ,.’']+){2}[A-Za-z]{2,}/.test(said)) found.push(said.trim());
    }
    return found;
  });

/** What the demo's sellers have written in English alone. */
export const ofSellers =
  /Sealed by|Bottle|Upright|away from|walnut|box|care|wipe|leather|\bthe\b|\band\b/i;
