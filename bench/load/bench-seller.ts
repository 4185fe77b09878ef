const ADMIN = { email: 'bench@shop.example', password: 'measure twice' };
const PASSWORD = 'say cheese twice';

/** What a server is started with so that {@link benchSeller} can work on it. */
export const benchEnvironment = {
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_SCALE: '1000',
};

type Answer = { _id: string; token: string; data: { _id: string } };
type Named = { _id: string; name: string };
export type SubCategory = Named & { categoryId: Named };

/** Calls the API as one account, or as nobody; throws where it is refused. */
export function apiOf(url: string, token = '') {
  return async <T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
}

async function logIn(url: string, role: string, emailOrPhone: string, password: string) {
  return (await apiOf(url)<Answer>(`/${role}/login`, { emailOrPhone, password })).token;
}

/** The token of the admin whom {@link benchEnvironment} makes. */
export const logInAdmin = (url: string) => logIn(url, 'admin', ADMIN.email, ADMIN.password);

/** A seller who may add products, and a sub-category to add them to. */
export async function benchSeller(url: string, name: string) {
  const anybody = apiOf(url);
  // Databases are kept from one measurement to the next: each has a seller of its own.
  const own = `${name} ${Date.now()}`;
  const email = `${own.toLowerCase().replace(/\s+/g, '-')}@shop.example`;
  const phone = `555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const admin = apiOf(url, await logInAdmin(url));
  const { data } = await anybody<Answer>('/seller/register', {
    ...{ name: own, email, phone },
    password: PASSWORD,
  });
  await admin(`/admin/update-status/${data._id}`, { status: true, reason: '' }, 'PUT');
  const [subCategory] = await admin<SubCategory[]>('/admin/get-subcategory?limit=1');
  if (subCategory === undefined) throw new Error('The marketplace has no sub-category');
  return {
    id: data._id,
    token: await logIn(url, 'seller', email, PASSWORD),
    subCategory,
    /** Once more. */
    logIn: async () => void (await logIn(url, 'seller', email, PASSWORD)),
  };
}
