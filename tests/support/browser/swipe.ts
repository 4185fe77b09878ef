import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Moves a finger sideways over an element by so many pixels; to the left where they are negative. For pages of Chromium. */
export async function swipe(page: Page, element: Locator, by: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 150)];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: parts.map((part) => ({ x: x + by * part, y })),
    });
  await touch('touchStart', -0.5);
  for (const part of [-0.3, -0.1, 0.1, 0.3, 0.5]) await touch('touchMove', part);
  // The finger rests before it is lifted: how far a push carries on depends on how busy the machine is.
  await wait(100);
  await touch('touchMove', 0.5);
  await touch('touchEnd');
  await fingers.detach();
}

/** Waits until what a swipe or a step has begun to scroll has come to rest; returns how far it is scrolled sideways. */
export async function atRest(element: Locator): Promise<number> {
  for (let before = Number.NaN; ; await wait(100)) {
    const left = await element.evaluate(({ scrollLeft }) => scrollLeft);
    if (left === before) return left;
    before = left;
  }
}
