import { type RefObject, useEffect } from 'react';
import type { Currency } from '#contracts/price.ts';
import { currencyOf, saidCurrency } from '#domain/currencies.ts';
import { currentRegion } from '#web/ui/region.ts';

/**
 * Puts `currency=AED` into what a search box sends, where the reader's region is the Emirates and the text
 * was typed anew and may name prices (docs/decisions/005-search.md). Rupees need no saying.
 */
export function useCurrencyOfSearch(input: RefObject<HTMLInputElement | null> | null): void {
  useEffect(() => {
    const box = input?.current;
    const form = box?.form;
    if (!box || !form) return;
    const tell = ({ formData }: FormDataEvent) => {
      const hasBounds = formData.get('minPrice') || formData.get('maxPrice');
      const currency = box.value === box.defaultValue ? undefined : currencyOfSearch(box.value);
      if (currency && !hasBounds) formData.set('currency', currency);
    };
    form.addEventListener('formdata', tell);
    return () => form.removeEventListener('formdata', tell);
  }, [input]);
}

/** Returns the currency that a text with figures is searched in, where it is not rupees. */
export const currencyOfSearch = (q: string): Currency | undefined =>
  /\p{Nd}/u.test(q) ? saidCurrency(currencyOf(currentRegion())) : undefined;
