import { expect, type JSHandle, type Page } from '@playwright/test';

/** What a press of Tab has led to. */
type Stop = { at: number; name: string; faults: string[] };

const MARK = 'data-walked';

/**
 * Walks by Tab through everything that can be reached within `scope`, from its beginning to its end,
 * and expects that nothing is left out, that the order is the document's, and that where one is can
 * be seen.
 */
export async function walkByKeyboard(page: Page, scope = 'body'): Promise<number> {
  const expected = await page.evaluate(numberStops, { scope, mark: MARK });
  expect(expected.length).toBeGreaterThan(0);
  const focus = await page.evaluateHandle(watchFocus, MARK);
  // Two more for the guards at the ends of a dialog, which hand the focus on.
  await pressTab(page, expected.length + 2);
  let stops = withoutRepeats(await focus.evaluate((watched) => watched.end()));
  // That may take a moment.
  if (stops.length < expected.length) stops = await walk(page, focus, expected.length);
  // What comes into view may take one too.
  for (const stop of stops.filter(({ faults }) => faults.length > 0)) {
    await page.locator(`[${MARK}="${stop.at}"]`).focus();
    stop.faults = (await settledStop(page, focus))?.faults ?? ['lost'];
  }
  const walked = stops.map(({ at }) => at);
  const first = walked.indexOf(Math.min(...walked));
  const inOrder = [...walked.slice(first), ...walked.slice(0, first)];
  expect(inOrder.map((at) => expected[at])).toEqual(expected);
  expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual(
    [],
  );
  return stops.length;
}

const withoutRepeats = (stops: (Stop | null)[]): Stop[] =>
  stops.filter(
    (stop, index): stop is Stop =>
      stop !== null && stops.findIndex((other) => other?.at === stop.at) === index,
  );

/** Sends the presses without waiting for what each does; the browser takes one after the other. */
async function pressTab(page: Page, count: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const types = Array.from({ length: count }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(types.map((type) => client.send('Input.dispatchKeyEvent', { type, ...key })));
  await client.detach();
}

type Focus = JSHandle<ReturnType<typeof watchFocus>>;

async function walk(page: Page, focus: Focus, count: number): Promise<Stop[]> {
  let stops: Stop[] = [];
  for (let press = 0; stops.length < count && press < count + 8; press += 1) {
    await page.keyboard.press('Tab');
    stops = withoutRepeats([...stops, await settledStop(page, focus)]);
  }
  return stops;
}

/** Where one is, as soon as nothing is wrong with it. */
async function settledStop(page: Page, focus: Focus): Promise<Stop | null> {
  for (let tries = 0; ; tries += 1) {
    const stop = await focus.evaluate((watched) => watched.look());
    const isSettled = stop !== null && stop.faults.length === 0;
    if (isSettled || tries === (stop === null ? 5 : 25)) return stop;
    await page.waitForTimeout(20);
  }
}

/** Runs in the page: numbers what Tab should reach, in the document's order, and names each. */
function numberStops({ scope, mark }: { scope: string; mark: string }): string[] {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  const root = [...document.querySelectorAll(scope)].at(-1);
  const able =
    'a[href], button, input:not([type=hidden]), select, textarea, [tabindex], video[controls]';
  const stops = [...(root?.querySelectorAll<HTMLElement>(able) ?? [])].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // Tab reaches the chosen one of several radio buttons, and arrows the others.
      !element.matches(':disabled, [data-base-ui-focus-guard], [type=radio]:not(:checked)') &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const [at, element] of stops.entries()) element.setAttribute(mark, String(at));
  return stops.map((element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return `${element.localName} ${name || element.getAttribute('name') || element.id}`;
  });
}

/** Runs in the page: looks at where one is whenever a key comes up, when the page has scrolled there. */
function watchFocus(mark: string) {
  /** Where one is, and what is wrong with how that shows. */
  const look = (): Stop | null => {
    const focused = document.activeElement;
    const at = focused?.getAttribute(mark);
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || at == null)
      return null;
    const style = getComputedStyle(focused);
    const around = getComputedStyle(focused.parentElement ?? focused);
    const isMarked = [style, around].some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    );
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isInView = left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;
    // A link that goes on in the next line is in neither line where its whole box has its middle.
    const [line = focused.getBoundingClientRect()] = focused.getClientRects();
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
    const above = isInView && x > 0 && y > 0 ? document.elementFromPoint(x, y) : null;
    const isCovered =
      above !== null &&
      !focused.contains(above) &&
      !above.contains(focused) &&
      above.closest('label') === null;
    const faults = [
      !isMarked && 'no mark of focus',
      !isInView && 'out of view',
      width * height === 0 && 'without size',
      isCovered && `covered by ${above.localName}.${above.getAttribute('class') ?? ''}`,
    ].filter((fault) => typeof fault === 'string');
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
    return { at: Number(at), name: `${focused.localName} ${name.slice(0, 60)}`, faults };
  };
  const stops: (Stop | null)[] = [];
  const record = () => stops.push(look());
  addEventListener('keyup', record, true);
  return {
    look,
    end() {
      removeEventListener('keyup', record, true);
      return stops;
    },
  };
}
