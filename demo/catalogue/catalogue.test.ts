import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MEDIA_SLOTS } from '#contracts/media.ts';
import { HIGHEST_PRICE } from '#contracts/price.ts';
import published from '#demo/studio/published.json' with { type: 'json' };
import { categories } from './categories.ts';
import { contactMessages, subscribers } from './messages.ts';
import type { DemoPageText } from './page-texts.ts';
import { products } from './products.ts';
import { sellers } from './sellers.ts';
import { demoPages } from './stories.ts';
import type { DemoPicture } from './types.ts';

const LARGEST_TOTAL = 40 * 1024 * 1024;
const LARGEST_VIDEO = 400_000;

const picturePath = (file: string) =>
  fileURLToPath(new URL(`../pictures/${file}`, import.meta.url));
const videoPath = (file: string) => fileURLToPath(new URL(`../videos/${file}`, import.meta.url));

const subCategories = categories.flatMap((category) => category.subCategories);
const types = subCategories.flatMap((shelf) => shelf.types);
const present = (pictures: (DemoPicture | null)[]) =>
  pictures.filter((picture) => picture !== null);

const sizes: [string, number, number, DemoPicture[]][] = [
  ['categories', 800, 800, present(categories.map((category) => category.picture))],
  ['sub-categories', 640, 640, present(subCategories.map((shelf) => shelf.picture))],
  ['types', 640, 640, present(types.map((type) => type.picture))],
  ['sellers', 720, 720, present(sellers.map((seller) => seller.picture))],
];
const site: [string, number, number][] = [
  ['hero-1.webp', 1600, 900],
  ['hero-2.webp', 1600, 900],
  ['hero-2-narrow.webp', 900, 1260],
  ['hero-3.webp', 1600, 900],
  ['hero-3-turned.webp', 1600, 900],
  ['promo-watches.webp', 1000, 750],
  ['promo-sunglasses.webp', 1000, 750],
  ['promo-footwear.webp', 1000, 750],
  ['new-arrivals.webp', 1600, 720],
  ['log-in.webp', 1200, 1600],
  ['about.webp', 1600, 1200],
  ['open-graph.jpg', 1200, 630],
];
const pictureFiles = [
  ...products.flatMap(({ pictures }) => pictures.map(({ file }) => file)),
  ...sizes.flatMap(([, , , pictures]) => pictures.map(({ file }) => file)),
  ...site.map(([file]) => `site/${file}`),
];

const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);

describe('references', () => {
  test.each(products)('$key names a seller, a sub-category and a type that exist', (product) => {
    expect(sellers.map(({ key }) => key)).toContain(product.seller);
    const category = categories.find(({ key }) => key === product.category);
    const shelf = category?.subCategories.find(({ key }) => key === product.subCategory);
    expect(shelf).toBeDefined();
    if (product.type !== null) expect(shelf?.types.map(({ key }) => key)).toContain(product.type);
  });

  test('only approved sellers and one that was approved once have products', () => {
    const pending = sellers.filter(({ status }) => status === 'pending').map(({ key }) => key);
    expect(products.filter(({ seller }) => pending.includes(seller))).toEqual([]);
  });

  test.each(demoPages)(
    '$name shows pieces and pictures that exist, the same in every language',
    (page) => {
      const keys = products.map(({ key }) => key);
      for (const block of page.texts.en.blocks) {
        if (block.kind === 'pieces') expect(keys).toEqual(expect.arrayContaining([...block.keys]));
        if (block.kind === 'picture') expect(pictureFiles).toContain(block.picture.file);
      }
      if (page.cover !== null) expect(pictureFiles).toContain(page.cover.file);
      const shapeOf = ({ blocks }: DemoPageText) =>
        blocks.map((block) => ('keys' in block ? block.keys : block.kind));
      for (const text of Object.values(page.texts)) {
        expect(shapeOf(text)).toEqual(shapeOf(page.texts.en));
      }
    },
  );

  test('keys are unique where they must be', () => {
    unique(categories.map(({ key }) => key));
    for (const { subCategories: shelves } of categories) {
      unique(shelves.map(({ key }) => key));
      for (const shelf of shelves) unique(shelf.types.map(({ key }) => key));
    }
    unique(sellers.map(({ key }) => key));
    unique(products.map(({ key }) => key));
  });

  test('nothing of an unlisted category is for sale', () => {
    const unlisted = categories.filter(({ status }) => status === 'UNLISTED');
    expect(unlisted.length).toBeGreaterThan(0);
    const keys = unlisted.map(({ key }) => key);
    expect(products.filter(({ category }) => keys.includes(category))).toEqual([]);
  });
});

describe('counts', () => {
  test('there is enough to walk through', () => {
    expect(categories.filter(({ status }) => status === 'LISTED').length).toBeGreaterThanOrEqual(5);
    expect(products.length).toBeGreaterThanOrEqual(64);
    expect(sellers.filter(({ status }) => status === 'approved').length).toBeGreaterThanOrEqual(7);
    expect(sellers.filter(({ status }) => status === 'pending')).toHaveLength(1);
    expect(sellers.filter(({ status }) => status === 'deactivated')).toHaveLength(1);
  });

  test('every state of a product occurs', () => {
    const count = (holds: (product: (typeof products)[number]) => boolean) =>
      products.filter(holds).length;
    expect(count(({ pictures }) => pictures.length >= 3)).toBeGreaterThanOrEqual(10);
    expect(count(({ pictures }) => pictures.length === 0)).toBe(1);
    expect(count(({ videos }) => videos.length > 0)).toBeGreaterThanOrEqual(12);
    expect(count(({ trending }) => trending)).toBeGreaterThanOrEqual(12);
    expect(count(({ originalPrice }) => originalPrice !== null)).toBeGreaterThanOrEqual(20);
    expect(count(({ rating }) => rating !== null)).toBeGreaterThanOrEqual(30);
    expect(count(({ type }) => type === null)).toBeGreaterThan(0);
    expect(Math.max(...products.map(({ daysAgo }) => daysAgo))).toBeGreaterThan(180);
  });

  test.each(products)(
    '$key fits the slots of a product',
    ({ pictures, videos, rating, reviews }) => {
      expect(pictures.length + videos.length).toBeLessThanOrEqual(MEDIA_SLOTS);
      expect(reviews === null).toBe(rating === null);
    },
  );
});

describe('prices', () => {
  test.each(products)('$key costs something believable', (product) => {
    const { priceINR, priceAED, originalPrice, originalPriceAED = null } = product;
    for (const price of [priceINR, priceAED, originalPrice, originalPriceAED]) {
      if (price === null) continue;
      expect(price).toMatch(/^[1-9]\d*(\.\d{1,2})?$/);
      expect(Number(price)).toBeLessThanOrEqual(HIGHEST_PRICE);
    }
    expect(originalPriceAED === null).toBe(originalPrice === null);
    if (originalPrice !== null) expect(Number(originalPrice)).toBeGreaterThan(Number(priceINR));
    if (originalPriceAED !== null)
      expect(Number(originalPriceAED)).toBeGreaterThan(Number(priceAED));
    expect(Number(priceINR) / Number(priceAED)).toBeGreaterThan(21.5);
    expect(Number(priceINR) / Number(priceAED)).toBeLessThan(23.5);
  });
});

describe('people', () => {
  test('addresses and phones are fictional, of the right form, and unique', () => {
    for (const { email, phone, INR, DXB } of sellers) {
      expect(email).toMatch(/^[a-z]+@[a-z-]+\.example$/);
      expect(phone).toMatch(/^55501\d{5}$/);
      expect(INR).toMatch(/^(\+910{8}\d\d)?$/);
      expect(DXB).toMatch(/^(\+9710{7}\d\d)?$/);
      expect(INR + DXB).not.toBe('');
    }
    unique(sellers.map(({ email }) => email));
    unique(sellers.map(({ phone }) => phone));
    unique(subscribers.map(({ email }) => email));
    for (const { email } of [...subscribers, ...contactMessages])
      expect(email).toMatch(/@[a-z]+\.example$/);
  });
});

describe('pictures', () => {
  test.each(sizes)(
    '%s have the promised size and say what they show',
    async (_, width, height, pictures) => {
      expect(pictures.length).toBeGreaterThan(0);
      for (const { file, alt } of pictures) {
        expect(alt.length).toBeGreaterThan(3);
        const found = await sharp(picturePath(file)).metadata();
        expect({ file, ...found }).toMatchObject({ file, format: 'webp', width, height });
      }
    },
  );

  test.each(products)(
    'those of $key are 960 pixels wide or more, four to five',
    async (product) => {
      for (const { file, alt } of product.pictures) {
        expect(alt.length).toBeGreaterThan(3);
        const { format, width, height } = await sharp(picturePath(file)).metadata();
        expect({ file, format, height }).toEqual({ file, format: 'webp', height: width * 1.25 });
        expect([960, 1200, 1280, 1600]).toContain(width);
      }
    },
  );

  test.each(site)('the site has %s, %i × %i or finer', async (file, least, height) => {
    const found = await sharp(picturePath(`site/${file}`)).metadata();
    expect(found.width).toBeGreaterThanOrEqual(least);
    expect(found.height).toBe(Math.round((found.width * height) / least));
  });

  test('most products have at least two', () => {
    expect(products.filter(({ pictures }) => pictures.length === 1).length).toBeLessThanOrEqual(28);
  });

  test('the studio knows what each was taken with', () => {
    const names = pictureFiles.map((file) => file.replace(/\.\w+$/, ''));
    expect(Object.keys(published).sort()).toEqual(names.sort());
  });

  test('no two are the same', () => {
    unique(pictureFiles);
    const prints = pictureFiles.map((file) =>
      createHash('sha256')
        .update(readFileSync(picturePath(file)))
        .digest('hex'),
    );
    unique(prints);
  });

  test('together they are small enough to travel with the code', () => {
    const total = pictureFiles.reduce((sum, file) => sum + statSync(picturePath(file)).size, 0);
    expect(total).toBeLessThanOrEqual(LARGEST_TOTAL);
  });
});

test('videos are short MP4 files', () => {
  const files = products.flatMap(({ videos }) => videos.map(({ file }) => file));
  unique(files);
  for (const file of files) {
    const bytes = readFileSync(videoPath(file));
    expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');
    expect(bytes.length).toBeLessThan(LARGEST_VIDEO);
  }
});
