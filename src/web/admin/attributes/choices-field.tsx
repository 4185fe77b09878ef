import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { languages, otherLanguages } from '#languages/languages.ts';
import { translatedField, translationsIn } from '#languages/translations.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { written } from '#web/ui/back-office/form/translated-fields.tsx';
import type { AttributeFormIn } from './attribute-form.ts';

const NEW_SWATCH = '#a1662f';

/** The choices of an attribute in their order. Several lines pasted into one become several choices. */
export function ChoicesField({ isColour }: { isColour: boolean }) {
  const { register, formState, setFocus, clearErrors } = useFormContext<AttributeFormIn>();
  const { fields, append, insert, remove, swap } = useFieldArray<AttributeFormIn, 'choices', 'key'>(
    { name: 'choices', keyName: 'key' },
  );
  const errors = formState.errors.choices;
  const problem = errors?.message ?? errors?.root?.message;
  const blank = (label = '') => ({
    ...{ label, swatch: isColour ? NEW_SWATCH : null },
    ...translationsIn(null, 'label'),
  });

  function paste(event: React.ClipboardEvent<HTMLInputElement>, index: number) {
    const lines = event.clipboardData
      .getData('text')
      .split(/\s*\n\s*/)
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    insert(index + 1, lines.map(blank));
    if (event.currentTarget.value === '') remove(index);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-dense font-medium">Choices</legend>
      <ul className="grid gap-1.5">
        {fields.map(({ key }, index) => {
          const error =
            errors?.[index]?.label?.message ??
            errors?.[index]?.swatch?.message ??
            otherLanguages
              .map((language) => errors?.[index]?.[translatedField('label', language)]?.message)
              .find(Boolean);
          return (
            <li key={key}>
              <div className="flex items-center gap-1">
                {isColour && (
                  <input
                    type="color"
                    aria-label={`Colour of choice ${index + 1}`}
                    className="h-9 w-11 shrink-0 cursor-pointer rounded-control border border-field bg-panel p-1"
                    {...register(`choices.${index}.swatch`)}
                  />
                )}
                <input
                  className="back-office-input"
                  aria-label={`Choice ${index + 1}`}
                  aria-invalid={error ? true : undefined}
                  autoComplete="off"
                  {...register(`choices.${index}.label`, {
                    onChange: () => clearErrors('choices'),
                  })}
                  onPaste={(event) => paste(event, index)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    insert(index + 1, blank(), { focusName: `choices.${index + 1}.label` });
                  }}
                />
                {otherLanguages.map((language) => (
                  <input
                    key={language}
                    className="back-office-input"
                    aria-label={`Choice ${index + 1} in ${languages[language].inEnglish}`}
                    autoComplete="off"
                    {...written(language)}
                    {...register(`choices.${index}.${translatedField('label', language)}`, {
                      onChange: () => clearErrors('choices'),
                    })}
                  />
                ))}
                <IconButton
                  label={`Move choice ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                >
                  <ArrowUp size={15} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move choice ${index + 1} down`}
                  disabled={index === fields.length - 1}
                  onClick={() => swap(index, index + 1)}
                >
                  <ArrowDown size={15} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Remove choice ${index + 1}`}
                  onClick={() => {
                    remove(index);
                    if (index > 0) setFocus(`choices.${index - 1}.label`);
                  }}
                >
                  <X size={15} aria-hidden="true" />
                </IconButton>
              </div>
              {error && (
                <p role="alert" className="mt-1 text-dense text-bad">
                  {error}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {problem && (
        <p role="alert" className="mt-1.5 text-dense text-bad">
          {problem}
        </p>
      )}
      <ActionButton
        className="mt-2"
        onClick={() => append(blank(), { focusName: `choices.${fields.length}.label` })}
      >
        <Plus size={15} aria-hidden="true" />
        Add choice
      </ActionButton>
    </fieldset>
  );
}
