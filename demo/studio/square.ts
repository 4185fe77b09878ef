import sharp from 'sharp';

/** How far a pixel is from the ground beside it before it counts as the subject, of 255. */
const APART = 26;

/** Whether the subject reaches into rows from `first` up to `last`, seen against the row's own ends. */
async function busy(file: string, first: number, last: number): Promise<boolean> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let y = first; y < last; y += 1) {
    const row = y * info.width;
    const [left = 0, right = 0] = [data[row + 4], data[row + info.width - 5]];
    for (let x = 0; x < info.width; x += 1) {
      const ground = left + ((right - left) * x) / info.width;
      if (Math.abs((data[row + x] ?? 0) - ground) > APART) found += 1;
    }
  }
  return found > info.width / 2;
}

/** An upright photograph made square: cut where nothing of the subject is lost, else its ground continued sideways. */
export async function square(
  file: string,
  to: string,
  size: number,
  whole: boolean,
): Promise<void> {
  const { width, height } = await sharp(file).metadata();
  const spare = Math.round((height - width) / 2);
  const tall =
    whole && ((await busy(file, 0, spare)) || (await busy(file, height - spare, height)));
  const shaped = tall
    ? sharp(file).extend({ left: spare, right: spare, extendWith: 'copy' })
    : sharp(file).extract({ left: 0, top: spare, width, height: width });
  // Sizes after the cut: sharp would otherwise scale before it extends.
  await sharp(await shaped.png().toBuffer())
    .resize(size, size, { kernel: 'lanczos3' })
    .webp({ quality: 84, effort: 5 })
    .toFile(to);
}
