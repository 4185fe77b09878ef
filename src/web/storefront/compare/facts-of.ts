import { availabilityInWords } from '#domain/availability/reservation.ts';
import * as texts from '#texts/storefront/compare.ts';
import type { Fact } from './compared-rows.ts';
import type { PagePiece } from './page-piece.ts';

/** Returns what is known of a product, in the order of the table. */
export function factsOf(piece: PagePiece): Fact[] {
  const { brand, category, subCategory, seller, specifications } = piece;
  const fact = (code: string, name: string, label: string): Fact => ({
    ...{ group: '', code: `product/${code}`, name },
    parts: [{ label }],
  });
  return [
    fact('brand', texts.brand, brand),
    fact('category', texts.category, texts.inCategory(category.name, subCategory.name)),
    fact('availability', texts.availability, availabilityInWords(piece) ?? texts.available),
    fact('seller', texts.soldBy, seller.name),
    ...specifications,
  ];
}
