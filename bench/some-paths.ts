/** The pages and public calls that are measured, by what a reader calls them. */
export type SomePaths = {
  pages: Record<'home' | 'shop' | 'product', string>;
  calls: Record<string, string>;
};

/** Paths on a running server; the product is one that it lists, at the address it is kept under. */
export async function somePaths(url: string): Promise<SomePaths> {
  const answer = await fetch(`${url}/api/get-product?limit=1`);
  const [product] = (await answer.json()) as { _id: string }[];
  if (product === undefined) throw new Error('The server has no product');
  return {
    pages: { home: '/', shop: '/shop', product: await finalPath(url, `/product/${product._id}`) },
    calls: {
      'API: list of products': '/api/get-product?limit=24',
      'API: one product': `/api/get-product/${product._id}`,
      'API: categories': '/api/get-category',
    },
  };
}

/** Where `path` leads: pages are asked for at their own address, not by way of a redirection. */
export async function finalPath(url: string, path: string): Promise<string> {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  return location === null ? path : new URL(location, url).pathname;
}
