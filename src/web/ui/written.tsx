import type { ComponentProps } from 'react';
import { language } from '#texts/language.ts';
import { otherLanguage } from './browser/other-language.ts';

const letters = { en: /[a-z]/i, ar: /[\u0620-\u064a]/ };

/**
 * Returns the language of what people wrote where it has letters of the other language alone, for `lang`: a screen
 * reader then pronounces it rightly.
 */
export const foreignLanguage = (text: string) =>
  letters[otherLanguage].test(text) && !letters[language].test(text) ? otherLanguage : undefined;

/** What people wrote, in its own direction and language. */
export function Written({ children, ...rest }: ComponentProps<'bdi'> & { children: string }) {
  return (
    <bdi lang={foreignLanguage(children)} {...rest}>
      {children}
    </bdi>
  );
}
