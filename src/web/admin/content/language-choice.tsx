import { type Language, languageNames, languages } from '#languages/languages.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { FaultCount, type Faults, faultsAt } from './faults.tsx';

type LanguageChoiceProps = {
  language: Language;
  onChange: (language: Language) => void;
  faults: Faults;
};

/** In which language a text is written, with how many of its fields were refused. */
export function LanguageChoice({ language, onChange, faults }: LanguageChoiceProps) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Language of the text</legend>
      {languageNames.map((each) => (
        <ActionButton
          key={each}
          look={each === language ? 'line' : 'plain'}
          aria-pressed={each === language}
          onClick={() => onChange(each)}
        >
          {languages[each].inEnglish}
          <FaultCount count={faultsAt(faults, each).length} />
        </ActionButton>
      ))}
    </fieldset>
  );
}
