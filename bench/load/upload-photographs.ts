import sharp from 'sharp';

const ADMIN = { email: 'bench@shop.example', password: 'measure twice' };
export const uploadEnvironment = {
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_SCALE: '1000',
};
const SELLER = { email: 'photographer@shop.example', password: 'say cheese twice' };
const PRODUCTS = 4;
const AT_ONCE = 2;

type Answer = { _id: string; token: string; data: { _id: string } };

/** Two at a time, a seller adds products with three photographs of twelve megapixels each. */
export async function uploadPhotographs(url: string): Promise<void> {
  const call = async (path: string, body: object, token = '', method = 'POST') => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Answer;
  };

  const logIn = async (role: string, { email, password }: typeof ADMIN) =>
    (await call(`/${role}/login`, { emailOrPhone: email, password })).token;
  const admin = await logIn('admin', ADMIN);
  const seller = await call('/seller/register', {
    ...SELLER,
    name: 'Photographer',
    phone: '5559990001',
  });
  await call(`/admin/update-status/${seller.data._id}`, { status: true, reason: '' }, admin, 'PUT');
  const token = await logIn('seller', SELLER);
  const places = await fetch(`${url}/api/admin/get-subcategory?limit=1`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  const [place] = (await places.json()) as { _id: string; categoryId: { _id: string } }[];

  const numbers = Array.from({ length: PRODUCTS }, (_, number) => number).values();
  const worker = async () => {
    for (const number of numbers) {
      const form = new FormData();
      const fields = {
        name: `Photographed ${number}`,
        brand: 'Bench',
        categoryId: place?.categoryId._id ?? '',
        subCategoryId: place?._id ?? '',
        priceINR: '100',
        priceAED: '5',
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const slot of [1, 2, 3]) {
        const photograph = await drawPhotograph(number * 10 + slot);
        form.set(`image${slot}`, new Blob([new Uint8Array(photograph)]), 'photograph.jpg');
      }
      await call('/seller/add-product', form, token);
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
