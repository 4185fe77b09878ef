import { expect, it } from 'vitest';
import { scene } from '#tests/support/files/media-files.ts';
import { notAPicture } from '#texts/back-office/pictures.ts';
import { lookInto, pictureProblem } from './picture-file.ts';

it('refuses a text that is called a picture before it goes up, and no picture', async () => {
  const text = new File(['Only words'], 'lamp.jpg', { type: 'image/jpeg' });
  expect(pictureProblem(await lookInto(text))).toBe(notAPicture);
  for (const kind of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const bytes = await scene(40, 30).toFormat(kind).toBuffer();
    const file = new File([bytes], 'lamp', { type: `image/${kind}` });
    expect(pictureProblem(await lookInto(file)), kind).toBeUndefined();
  }
});
