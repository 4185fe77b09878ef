import sharp from 'sharp';
import { apiOf, benchSeller } from './bench-seller.ts';

const PRODUCTS = 4;
const AT_ONCE = 2;

/** Two at a time, a seller adds products with three photographs of twelve megapixels each. */
export async function uploadPhotographs(url: string): Promise<void> {
  const { token, subCategory } = await benchSeller(url, 'Photographer');
  const call = apiOf(url, token);
  const numbers = Array.from({ length: PRODUCTS }, (_, number) => number).values();
  const worker = async () => {
    for (const number of numbers) {
      const form = new FormData();
      const fields = {
        name: `Photographed ${number}`,
        brand: 'Bench',
        categoryId: subCategory.categoryId._id,
        subCategoryId: subCategory._id,
        priceINR: '100',
        priceAED: '5',
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const slot of [1, 2, 3]) {
        const photograph = await drawPhotograph(number * 10 + slot);
        form.set(`image${slot}`, new Blob([new Uint8Array(photograph)]), 'photograph.jpg');
      }
      await call('/seller/add-product', form);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Noise, as grainy and as hard to compress as what a phone takes at night. */
function drawPhotograph(seed: number): Promise<Buffer> {
  const create = {
    width: 4000,
    height: 3000,
    channels: 3 as const,
    background: '#000000',
    noise: { type: 'gaussian' as const, mean: 90 + seed, sigma: 12 },
  };
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer();
}
