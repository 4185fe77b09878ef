import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(
  join(import.meta.dirname, '../../../node_modules/axe-core/axe.min.js'),
  'utf8',
);

/**
 * What axe finds wrong with a page as it stands: each rule, and the first element that breaks it.
 * It is brought to a document once, however often that is looked at. What comes in by a transition is
 * looked at when it is there, and nothing moves from then on: halfway it has no contrast.
 */
export async function findFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
