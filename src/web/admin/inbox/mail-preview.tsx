import { type Language, languages } from '#languages/languages.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';

/** A mail as its readers will see it. */
export function MailPreview({ html }: { html: string | undefined }) {
  return (
    <iframe
      title="Preview"
      // Without scripts; of this origin, so that what checks the screen may look into it.
      sandbox="allow-same-origin"
      srcDoc={html ?? ''}
      className="h-[40rem] w-full border border-hair bg-paper"
    />
  );
}

type PreviewLanguagesProps = {
  names: readonly Language[];
  shown: Language;
  onChoose: (language: Language) => void;
  className?: string;
};

/** In which of its languages a text is previewed; nothing where it has one alone. */
export function PreviewLanguages({
  names,
  shown,
  onChoose,
  className = '',
}: PreviewLanguagesProps) {
  if (names.length < 2) return null;
  return (
    <fieldset className={`flex gap-2 ${className}`} aria-label="Language of the preview">
      {names.map((name) => (
        <ActionButton
          key={name}
          look={name === shown ? 'solid' : 'line'}
          aria-pressed={name === shown}
          onClick={() => onChoose(name)}
        >
          {languages[name].inEnglish}
        </ActionButton>
      ))}
    </fieldset>
  );
}
