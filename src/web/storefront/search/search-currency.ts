import { type RefObject, useEffect } from 'react';

/**
 * Puts `currency=AED` into what a search box sends, where the reader's region is the Emirates and the text
 * was typed anew and may name prices (docs/decisions/056-how-a-search-is-read.md). Rupees need no saying.
 */
export function useCurrencyOfSearch(input: RefObject<HTMLInputElement | null> | null): void {
  useEffect(() => {
    const box = input?.current;
    const form = box?.form;
    if (!box || !form) return;
    const tell = ({ formData }: FormDataEvent) => {
      const isNew = box.value !== box.defaultValue && /\d/.test(box.value);
      const hasBounds = formData.get('minPrice') || formData.get('maxPrice');
      if (isNew && !hasBounds && document.documentElement.dataset.region === 'AE')
        formData.set('currency', 'AED');
    };
    form.addEventListener('formdata', tell);
    return () => form.removeEventListener('formdata', tell);
  }, [input]);
}
