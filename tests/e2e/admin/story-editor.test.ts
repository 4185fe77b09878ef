import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
});
test.afterAll(() => served.close());

async function openStory(page: Page, title: string): Promise<Locator> {
  const { token } = await anAdmin(served);
  await page.goto(`${served.url}/robots.txt`);
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { refused: said });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => said.push(blockedURI));
  });
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  await visit(page, `${served.url}/admin/pages/new?kind=story`);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Summary', { exact: true }).fill('A month with boat builders.');
  // What is scrolled below the tools does not shine through.
  const tools = page.getByRole('toolbar', { name: 'Text' }).locator('..');
  await expect(tools).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
}

const paste = (
  text: Locator,
  html: string,
  file?: { name: string; type: string; bytes: number[] },
) =>
  text.evaluate(
    (element, [markup, given]) => {
      const data = new DataTransfer();
      if (markup !== '') data.setData('text/html', markup);
      if (given) {
        const bytes = new Uint8Array(given.bytes);
        data.items.add(new File([bytes], given.name, { type: given.type }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    },
    [html, file] as const,
  );

/** What a reader sees of a text: its lines, with the numbers before items. */
const linesOf = (text: Locator) =>
  text.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('p, li, h2, h3')]
      .filter((line) => !(line.tagName === 'P' && line.closest('li, .block-node')))
      .flatMap((line) => {
        const list = line.parentElement;
        const place =
          list instanceof HTMLOListElement && list.start + [...list.children].indexOf(line);
        const mark = line.tagName === 'LI' ? `${place || '•'} ` : '';
        // biome-ignore lint/performance/useDomNodeTextContent: line breaks are to be seen
        const words = line.innerText.trim();
        return words === '' ? [] : `${mark}${words}`;
      }),
  );

const word = (marker: string, level: number, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${words}</p>`;

const pasted: [string, string[]][] = [
  [word('1-', 1, 'واحد') + word('2-', 1, 'اثنان'), ['1 واحد', '2 اثنان']],
  [word('٣-', 1, 'ثلاثة') + word('٤-', 1, 'أربعة'), ['3 ثلاثة', '4 أربعة']],
  [
    word('1.', 1, 'Hull') + word('a.', 2, 'Teak') + word('b.', 2, 'Sal') + word('2.', 1, 'Sail'),
    ['1 Hull', '1 Teak', '2 Sal', '2 Sail'],
  ],
  [word('o', 1, 'Rope') + word('·', 1, 'Pitch'), ['• Rope', '• Pitch']],
  [
    '<div><p>Intro</p></div><div><ol start="1"><li><p>First</p></li></ol></div><div><ol start="2"><li><p>Second</p></li></ol></div><div><ol start="3"><li><p>Third</p></li></ol></div>',
    ['Intro', '1 First', '2 Second', '3 Third'],
  ],
  ['<ol start="7"><li>Seven</li><li>Eight</li></ol>', ['7 Seven', '8 Eight']],
  ['<ol><li>One</li><li value="5">Five</li><li>Six</li></ol>', ['1 One', '5 Five', '6 Six']],
  ['<ol><li>One</li></ol><ol><li>Another</li></ol>', ['1 One', '1 Another']],
  [
    '<ol><li>Saw<ul><li>Grain</li></ul></li><li>Plane</li></ol><p>Then</p><ol start="3"><li>Oil</li></ol>',
    ['1 Saw', '• Grain', '2 Plane', 'Then', '3 Oil'],
  ],
  ['<ul><li><p>Two</p><p>paragraphs</p></li></ul>', ['• Two\nparagraphs']],
  ['<p>Line one<br>Line two<br>Line three</p>', ['Line one\nLine two\nLine three']],
  ['<p>Kept <del>gone</del><ins>added</ins> <a href="#_msocom_1">[A1]</a></p>', ['Kept added']],
  ['<h2>A <b>bold</b><br>heading</h2>', ['A bold heading']],
  [
    '<table><tr><th><p>Wood</p></th><th>Use</th></tr><tr><td><p>Teak</p></td><td><b>Hull</b></td></tr></table>',
    ['Wood · Use', 'Teak · Hull'],
  ],
];

test('what is pasted stands in the editor as in the shop', async ({ page }) => {
  const text = await openStory(page, 'What was pasted');
  await text.click();
  for (const [html, lines] of pasted) {
    const before = (await linesOf(text)).length;
    await paste(text, html);
    await expect.poll(async () => (await linesOf(text)).slice(before), html).toEqual(lines);
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('alert')).toHaveText(
    'A story has no tables: each row became a line.',
  );
  await page.keyboard.type('4. Typed');
  const inEditor = await linesOf(text);
  expect(inEditor.at(-1)).toBe('4 Typed');
  await publish(page);
  const shop = await page.context().newPage();
  await visit(shop, `${served.url}/stories/what-was-pasted`);
  const all = await linesOf(shop.locator('.article'));
  expect(all).toEqual(inEditor);
});

test('pictures are added behind one another, whichever way they come', async ({
  page,
  complaints,
}) => {
  const text = await openStory(page, 'Pictures of rain');
  const picture = await scene(300, 200, 1).jpeg().toBuffer();
  const file = { name: 'boat.jpg', mimeType: 'image/jpeg', buffer: picture };
  const shown = text.locator('figure img');
  await text.click();
  await page.keyboard.type('Before.');
  await page.getByLabel('Picture: a file').setInputFiles(file);
  await expect(shown).toHaveCount(1);
  await page.keyboard.type('Between.');
  await page.getByLabel('Picture: a file').setInputFiles(file);
  await expect(shown).toHaveCount(2);
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await text.locator('figure img').first().click();
  await page.keyboard.type('Below the first.');
  await expect(shown).toHaveCount(2);
  await expect(text.getByText('Below the first.')).toBeVisible();

  const bytes = [...picture];
  await paste(text, '', { name: 'shot.png', type: 'image/jpeg', bytes });
  await expect(shown).toHaveCount(3);
  const data = `data:image/jpeg;base64,${picture.toString('base64')}`;
  await paste(
    text,
    `<figure><img src="${data}" alt="A lamp"><figcaption>Its light</figcaption></figure><p>after</p>`,
  );
  await expect(shown).toHaveCount(4);
  await expect(text.getByLabel('What the picture shows').nth(1)).toBeVisible();
  expect(
    await text
      .getByLabel('What the picture shows')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).filter(Boolean)),
  ).toEqual(['A lamp']);
  await expect(text.getByText('Its light')).toBeVisible();

  await paste(text, '<p>Words <img src="https://elsewhere.example/a.jpg"></p>');
  await expect(page.getByRole('alert')).toHaveText(
    'One picture could not be pasted. Save the file, then drop it into the text.',
  );
  await text.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['words'], 'notes.txt', { type: 'text/plain' }));
    const at = { clientX: left + 40, clientY: top + 30 };
    element.dispatchEvent(
      new DragEvent('drop', { ...at, dataTransfer, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('alert')).toContainText('notes.txt: ');
  await expect(shown).toHaveCount(4);
  const beside = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['words'], 'boat.jpg', { type: 'image/jpeg' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(beside, 'the browser does not open what is dropped beside').toBe(true);
  expect(await page.evaluate(() => (window as never as { refused: string[] }).refused)).toEqual([]);
  expect(complaints).toEqual([]);
});
