import { createContext, useContext } from 'react';
import type { Currency } from '#contracts/price.ts';

type ChatNumbers = { INR: string; DXB: string };

const INDIAN = ['INR', 'AED'] as const;
const EMIRATI = ['AED', 'INR'] as const;

/**
 * Returns both currencies, a seller's own first: dirhams of one whose only chat number is for the Emirates
 * (docs/behaviour/seller.md#manage-products).
 */
export const currenciesOf = (seller: ChatNumbers | undefined): readonly [Currency, Currency] =>
  seller !== undefined && seller.DXB !== '' && seller.INR === '' ? EMIRATI : INDIAN;

/** The order in which a back office shows the prices of a product. */
export const OwnCurrencies = createContext<readonly [Currency, Currency]>(INDIAN);

export const useOwnCurrencies = () => useContext(OwnCurrencies);
