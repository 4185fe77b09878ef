import type { ComponentProps } from 'react';
import { languages } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import { languagesBeside } from './browser/other-language.ts';

/**
 * Returns the language of what people wrote where it has letters of another language and none of the pages', for `lang`:
 * a screen reader then pronounces it rightly.
 */
export const foreignLanguage = (text: string) =>
  languages[language].letters.test(text)
    ? undefined
    : languagesBeside.find((name) => languages[name].letters.test(text));

/** What people wrote, in its own direction and language. */
export function Written({ children, ...rest }: ComponentProps<'bdi'> & { children: string }) {
  return (
    <bdi lang={foreignLanguage(children)} {...rest}>
      {children}
    </bdi>
  );
}
