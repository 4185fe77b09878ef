import type { Fact } from './compared-rows.ts';
import type { PagePiece } from './page-piece.ts';

/** Returns what is known of a product, in the order of the table. */
export function factsOf({ brand, category, subCategory, seller }: PagePiece): Fact[] {
  const piece = (code: string, name: string, text: string) => ({
    group: '',
    code,
    name,
    text,
  });
  return [
    piece('brand', 'Brand', brand),
    piece('kind', 'Kind', `${category.name}, ${subCategory.name}`),
    piece('seller', 'Sold by', seller.name),
  ];
}
