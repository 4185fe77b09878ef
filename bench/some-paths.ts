/** The pages and public calls that are measured, by what a reader calls them. */
export type SomePaths = {
  pages: Record<'home' | 'shop' | 'product', string>;
  calls: Record<string, string>;
};

/** Paths on a running server; the product is one that it lists. */
export async function somePaths(url: string): Promise<SomePaths> {
  const answer = await fetch(`${url}/api/get-product?limit=1`);
  const [product] = (await answer.json()) as { _id: string }[];
  if (product === undefined) throw new Error('The server has no product');
  return {
    pages: { home: '/', shop: '/shop', product: `/product/${product._id}` },
    calls: {
      'API: list of products': '/api/get-product?limit=24',
      'API: one product': `/api/get-product/${product._id}`,
      'API: categories': '/api/get-category',
    },
  };
}
