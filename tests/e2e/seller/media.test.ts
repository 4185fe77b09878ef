import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PROFILE_REFUSED } from '#contracts/media.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { filled, fillIn, picture, previews } from './product-form.ts';
import { openAs, ownSeller, productsOf } from './seller-session.ts';

const slots = (page: Page) => page.getByRole('dialog').getByRole('listitem');

async function withThree(page: Page, request: Parameters<typeof ownSeller>[0]) {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/product?edit=new');
  const files = await Promise.all([41, 42, 43].map((seed) => picture(seed)));
  await page.getByLabel('Image 1 file').setInputFiles(files);
  await expect(filled(page)).toHaveCount(3);
  const sent = await previews(page);
  expect(sent.every((url) => url?.startsWith('/media/'))).toBe(true);
  return { seller, sent };
}

test('slots are dragged into order, and the first is the cover', async ({ page, request }) => {
  const { seller, sent } = await withThree(page, request);
  await slots(page).nth(2).dragTo(slots(page).nth(0));
  await expect.poll(() => previews(page)).toEqual([sent[2], sent[0], sent[1]]);
  await expect(slots(page).nth(0)).toContainText('Cover');
  await expect(page.getByRole('status').getByText('This is the cover now.')).toBeAttached();
  await slots(page).nth(0).dragTo(slots(page).nth(1));
  await expect.poll(() => previews(page)).toEqual([sent[0], sent[2], sent[1]]);
  await fillIn(page, 'Dragged');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('row', { name: /Dragged/ })).toContainText('3 pictures');
  const [product] = await productsOf(request, seller);
  expect(product?.images).toEqual([sent[0], sent[2], sent[1]]);
});

test('a file is replaced in its place, and that is undone', async ({ page, request }) => {
  const { seller, sent } = await withThree(page, request);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace image 2' }).click();
  await (await choosing).setFiles(await picture(44));
  const others = async () => {
    const shown = await previews(page);
    return [shown.length, shown[0], shown[2], shown[1] === sent[1]];
  };
  await expect.poll(others).toEqual([3, sent[0], sent[2], false]);
  await expect(page.getByText('Image 2 was replaced.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => previews(page)).toEqual(sent);
  await page.getByLabel('Image 2 file').setInputFiles(await picture(44));
  await expect(page.getByText('Image 2 was replaced.')).toBeVisible();
  await fillIn(page, 'Replaced');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('row', { name: /Replaced/ })).toContainText('3 pictures');
  const [product] = await productsOf(request, seller);
  expect([product?.images[0], product?.images[2]]).toEqual([sent[0], sent[2]]);
  expect(product?.images[1]).not.toBe(sent[1]);
});

test('a film that few browsers play is refused with what to record, and another one chosen', async ({
  page,
  request,
}) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  await page.getByRole('button', { name: 'Switch to Video', exact: true }).first().click();
  const film = readFileSync('tests/fixtures/media/phone.mov');
  const asFile = (buffer: Buffer) => ({ name: 'film.mov', mimeType: 'video/quicktime', buffer });
  const fine = Buffer.from(film);
  fine[fine.indexOf('avcC') + 5] = 244;
  await page.getByLabel('Video 1 file').setInputFiles(asFile(fine));
  const refusal = slots(page).first().getByRole('alert');
  await expect(refusal).toContainText(PROFILE_REFUSED);
  // The same file would be refused again.
  await expect(refusal.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const choosing = page.waitForEvent('filechooser');
  await refusal.getByRole('button', { name: 'Choose another file' }).click();
  await (await choosing).setFiles(asFile(film));
  await expect(refusal).toHaveCount(0);
  await expect(filled(page)).toHaveCount(1);
  await expect.poll(async () => (await previews(page))[0]).toMatch(/^\/media\/.+\.mp4$/);
  await expect(page.getByRole('button', { name: 'Replace video 1' })).toBeVisible();
});

test('slots are put in order by keyboard alone', async ({ page, request }) => {
  const { sent } = await withThree(page, request);
  await page.getByRole('button', { name: 'Move image 3 earlier' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => previews(page)).toEqual([sent[0], sent[2], sent[1]]);
  // The keyboard goes on with the picture, as far as it goes, and back.
  await expect(page.getByRole('button', { name: 'Move image 2 earlier' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => previews(page)).toEqual([sent[2], sent[0], sent[1]]);
  await expect(page.getByRole('button', { name: 'Move image 1 earlier' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move image 1 later' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove image 2' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => previews(page)).toEqual([sent[2], sent[1]]);

  await page.getByRole('button', { name: 'Switch to Video in position 1' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Switch to video?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await previews(page)).toEqual([sent[2], sent[1]]);
  await page.getByRole('button', { name: 'Switch to Video in position 1' }).click();
  await asked.getByRole('button', { name: 'Switch to Video' }).click();
  await expect.poll(() => previews(page)).toEqual([sent[1]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => previews(page)).toEqual([sent[2], sent[1]]);
});

test('files dropped at once fill the free slots; what finds no room is told', async ({
  page,
  request,
}) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  await page.getByLabel('Product Name').waitFor();
  const files = await Promise.all([51, 52, 53, 54, 55].map((seed) => picture(seed)));
  const dropped = await page.evaluateHandle(
    (named) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of named) {
        const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  );
  await slots(page).nth(1).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('There is room for four. 1 more could not be added.')).toBeVisible();
  await expect(filled(page)).toHaveCount(4);
  // Told again in the same words, it is told once.
  const told = page.getByText('There is room for four. 4 more could not be added.');
  for (let again = 0; again < 3; again += 1) {
    await slots(page).nth(1).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(told.last()).toBeVisible();
  }
  await expect(told).toHaveCount(1);
});

test('a photograph of ten megabytes goes up small', { tag: '@all' }, async ({ page, request }) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  const buffer = await phonePhotograph();
  expect(buffer.length).toBeGreaterThan(10_000_000);
  const answered = page.waitForResponse(/upload-media/);
  await page
    .getByLabel('Image 1 file')
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  const answer = await answered;
  const { data } = await answer.json();
  // It was held upright: 3,000 × 4,000, turned by its EXIF.
  expect([data.media.width, data.media.height]).toEqual([1800, 2400]);
  const sent = Number(await answer.request().headerValue('content-length'));
  expect(sent).toBeGreaterThan(10_000);
  expect(sent).toBeLessThan(buffer.length / 5);
});

/** Twelve megapixels of grain, as from a phone at dusk, lying on its side with a note of that. */
async function phonePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 };
  const create = { width: 4000, height: 3000, channels: 3 as const, background: '#000', noise };
  return sharp({ create }).jpeg({ quality: 98 }).withMetadata({ orientation: 6 }).toBuffer();
}

/** Holds every picture that the page decodes until the answer is called. */
async function deferPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const decode = window.createImageBitmap;
    const released = Promise.withResolvers<void>();
    addEventListener('let-open', () => released.resolve(), { once: true });
    const wait = async (...source: [ImageBitmapSource, ImageBitmapOptions?]) => {
      await released.promise;
      return decode(...source);
    };
    Object.assign(window, { createImageBitmap: wait });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('let-open')));
}

test('what the editor says is what is used, by keyboard too', async ({ page, request }) => {
  await openAs(page, await ownSeller(request), '/seller/product?edit=new');
  await page.getByLabel('Image 1 file').setInputFiles(await picture(61));
  await expect(filled(page)).toHaveCount(1);
  const [before] = await previews(page);
  const open = page.getByRole('button', { name: 'Turn or crop image 1' });
  await open.focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Turn and crop' });
  await expect(editor.getByText('Picture 1 as it is, 900 × 1200 pixels.')).toBeVisible();
  await editor.getByRole('button', { name: 'Use this picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor).toHaveCount(0);
  expect(await previews(page)).toEqual([before]);

  const letOpen = await deferPictures(page);
  await open.click();
  const square = editor.getByRole('button', { name: 'Square' });
  await expect(square).toBeDisabled();
  await letOpen();
  await expect(square).toBeEnabled();
  await square.focus();
  await page.keyboard.press('Enter');
  for (const [edge, key] of [
    ['left', 'ArrowRight'],
    ['top', 'ArrowDown'],
  ] as const) {
    await editor.getByRole('button', { name: `Move the ${edge} edge` }).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press(key);
  }
  const frame = await editor.getByRole('button', { name: 'Move the right edge' }).boundingBox();
  if (!frame) throw new Error('The frame has no right edge');
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 4 });
  await page.mouse.up();
  const said = await editor.getByText('becomes the part in the frame').textContent();
  const [, width, height] = (/(\d+) × (\d+) pixels/.exec(said ?? '') ?? []).map(Number);
  expect(width).toBeLessThan(810);
  expect(height).toBe(780);
  const answer = page.waitForResponse(/upload-media/);
  await editor.getByRole('button', { name: 'Use this picture' }).click();
  const { data } = await (await answer).json();
  expect([data.media.width, data.media.height]).toEqual([width, height]);

  // What was cut off is not lost: the next cut is made from the file itself.
  await expect(editor).toHaveCount(0);
  await open.click();
  await expect(editor.getByText('Picture 1 as it is, 900 × 1200 pixels.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the camera takes the picture', async ({ page, request }) => {
    await openAs(page, await ownSeller(request), '/seller/product?edit=new');
    await expect(page.getByText('move them with the arrows')).toBeVisible();
    await expect(page.getByText('Drop several at once')).toBeHidden();
    const camera = page.getByRole('button', { name: 'Take a photograph for position 1' });
    const input = page.locator('input[capture]').first();
    await expect(input).toHaveAttribute('capture', 'environment');
    await expect(input).toHaveAttribute('accept', 'image/*');
    const chooser = page.waitForEvent('filechooser');
    await camera.tap();
    await (await chooser).setFiles(await picture(71));
    await expect(filled(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Switch to Video', exact: true }).first().tap();
    await expect(page.getByRole('button', { name: 'Take a video for position 2' })).toBeVisible();
    await expect(page.locator('input[capture]').first()).toHaveAttribute('accept', 'video/*');
  });

  test('the frame of the editor follows a thumb', async ({ page, request }) => {
    await openAs(page, await ownSeller(request), '/seller/product?edit=new');
    await page.getByLabel('Image 1 file').setInputFiles(await picture(72));
    await page.getByRole('button', { name: 'Turn or crop image 1' }).tap();
    const editor = page.getByRole('dialog', { name: 'Turn and crop' });
    const edge = editor.getByRole('button', { name: 'Move the left edge' });
    await expect(edge).toBeVisible();
    const box = await edge.boundingBox();
    if (!box) throw new Error('The frame has no left edge');
    expect(box.width).toBeGreaterThanOrEqual(44);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 22 + dx, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', 0);
    for (const dx of [10, 30, 60]) await touch('touchMove', dx);
    await touch('touchEnd', 60);
    await expect(editor.getByText('becomes the part in the frame')).toBeVisible();
  });
});
