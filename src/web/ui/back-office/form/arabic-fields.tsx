import * as texts from '#texts/content/arabic-fields.ts';
import { TextAreaField, TextField } from './form-fields.tsx';

/** What is written in Arabic is read from the right, whatever the language of the form. */
const arabic = { dir: 'rtl', lang: 'ar' } as const;

type ArabicLineProps = { name: string; label?: string; hint?: string; className?: string };

/** A line of Arabic in the surrounding form: by default the name. */
export function ArabicLine({ name, label = texts.nameInArabic, ...rest }: ArabicLineProps) {
  return <TextField name={name} label={label} autoComplete="off" {...arabic} {...rest} />;
}

/** Arabic of several lines: by default the description. */
export function ArabicText(props: { label?: string; rows: number }) {
  const { label = texts.descriptionInArabic, rows } = props;
  return (
    <TextAreaField
      name="descriptionArabic"
      label={label}
      rows={rows}
      hint={texts.descriptionHint}
      {...arabic}
    />
  );
}

/** The Arabic name and, with so many rows, description of what the surrounding form is about. */
export function ArabicFields({ rows }: { rows?: number }) {
  return (
    <>
      <ArabicLine name="nameArabic" hint={texts.nameHint} />
      {rows !== undefined && <ArabicText rows={rows} />}
    </>
  );
}
