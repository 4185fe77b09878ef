import { languages, type OtherLanguage, otherLanguages } from '#languages/languages.ts';
import { translatedField } from '#languages/translations.ts';
import * as texts from '#texts/content/translated-fields.ts';
import { TextAreaField, TextField } from './form-fields.tsx';

type InLanguage = { language: OtherLanguage; name: string; label: string; hint?: string };

/** What is written in a language has its direction, whatever the language of the form. */
export const written = (language: OtherLanguage) => ({
  dir: languages[language].direction,
  lang: language,
});

/** A line in another language in the surrounding form. */
export function TranslatedLine({ language, label, ...rest }: InLanguage) {
  return (
    <TextField label={texts.optional(label)} autoComplete="off" {...written(language)} {...rest} />
  );
}

/** The same, of several lines. */
export function TranslatedText({ language, label, ...rest }: InLanguage & { rows: number }) {
  return <TextAreaField label={texts.optional(label)} {...written(language)} {...rest} />;
}

type LinesProps = { name: string; labelIn: (language: OtherLanguage) => string };

/** A line for each language that something is translated into: `nameArabic`, of what is called `name` in English. */
export function TranslatedLines({ name, labelIn }: LinesProps) {
  return otherLanguages.map((language) => (
    <TranslatedLine
      key={language}
      language={language}
      name={translatedField(name, language)}
      label={labelIn(language)}
    />
  ));
}

/** The name and, with so many rows, description of what the surrounding form is about, in each other language. */
export function TranslatedFields({ rows }: { rows?: number }) {
  return otherLanguages.map((language) => (
    <div key={language} className="contents">
      <TranslatedLine
        language={language}
        name={translatedField('name', language)}
        label={texts.nameIn(language)}
        hint={texts.nameHint(language)}
      />
      {rows !== undefined && (
        <TranslatedText
          language={language}
          name={translatedField('description', language)}
          label={texts.descriptionIn(language)}
          hint={texts.descriptionHint(language)}
          rows={rows}
        />
      )}
    </div>
  ));
}
