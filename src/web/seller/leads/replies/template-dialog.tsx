import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { type ReplyTemplate, ReplyTemplateInput } from '#contracts/leads/reply-template.ts';
import { addReplyTemplate, editReplyTemplate } from '#contracts/leads/template-calls.ts';
import { recordOf } from '#contracts/product-fields.ts';
import {
  fillReply,
  type Placeholder,
  placeholderNames,
  placeholders,
  unknownPlaceholders,
  wordsFor,
} from '#domain/leads/reply-text.ts';
import { type Language, languageNames, languages } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/seller/replies.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { useSelf } from '../../use-self.ts';

export type TemplateStart = Pick<ReplyTemplate, 'name' | 'texts'> &
  Partial<Pick<ReplyTemplate, '_id' | 'version'>>;

/** The language of the pages first. */
const ordered = [language, ...languageNames.filter((one) => one !== language)];

/** A field for the name, and one for the text in each language, of which one is enough. */
const Fields = ReplyTemplateInput.pick({ name: true })
  .extend(recordOf(languageNames, () => z.string().max(2000)))
  .superRefine((values, context) => {
    if (languageNames.every((one) => values[one].trim() === ''))
      context.addIssue({ code: 'custom', path: [language], message: texts.textRequired });
  });

/** Edits a template, with its placeholders to tap and a preview of what a shopper would read. */
export function TemplateDialog({ start, onClose }: { start: TemplateStart; onClose: () => void }) {
  const add = useTell(addReplyTemplate);
  const update = useTell(editReplyTemplate);
  const { _id: id, version } = start;
  return (
    <FormDialog
      title={id ? texts.editTemplate : texts.addTemplate}
      schema={Fields}
      defaults={{ name: start.name, ...recordOf(languageNames, (one) => start.texts[one] ?? '') }}
      draftKey={`reply-template:${id ?? 'new'}`}
      submit={texts.save}
      width="44rem"
      onSubmit={({ name, ...written }) => {
        const given = languageNames.filter((one) => written[one].trim() !== '');
        const body = { name, texts: Object.fromEntries(given.map((one) => [one, written[one]])) };
        return id
          ? update({ params: { templateId: id }, body: { ...body, ...(version && { version }) } })
          : add({ body });
      }}
      onClose={onClose}
      onReload={onClose}
    >
      <TextField name="name" label={texts.name} maxLength={60} hint={texts.nameHint} />
      <TemplateTexts />
    </FormDialog>
  );
}

function TemplateTexts() {
  const { watch, setValue } = useFormContext<Record<Language, string>>();
  const container = useRef<HTMLDivElement>(null);
  const typedIn = useRef<Language>(language);
  const unknown = unknownPlaceholders(languageNames.map((one) => watch(one)).join('\n'));

  /** Puts a placeholder where the cursor is, or was last. */
  function insert(placeholder: Placeholder) {
    const name = typedIn.current;
    const field = container.current?.querySelector<HTMLTextAreaElement>(`[name="${name}"]`);
    const text = watch(name);
    const at = field?.selectionStart ?? text.length;
    const word = `{${placeholderNames[placeholder]}}`;
    setValue(name, text.slice(0, at) + word + text.slice(field?.selectionEnd ?? at), {
      shouldDirty: true,
    });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(at + word.length, at + word.length);
    });
  }

  return (
    <div ref={container} className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="mb-1.5 text-fine text-ink-muted">{texts.tapToPutIn}</legend>
        {placeholders.map((name) => (
          <button
            key={name}
            type="button"
            className="min-h-7 cursor-pointer rounded-full border border-line px-2.5 text-fine hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:px-3.5"
            onClick={() => insert(name)}
          >
            {`{${placeholderNames[name]}}`}
          </button>
        ))}
      </fieldset>
      {unknown.length > 0 && (
        <p role="status" className="text-dense text-warn">
          {texts.unknownPlaceholders(unknown)}
        </p>
      )}
      {ordered.map((one) => (
        <div key={one} className="grid gap-4 md:grid-cols-2">
          <TextAreaField
            name={one}
            label={texts.textIn(languages[one].name)}
            rows={7}
            maxLength={2000}
            lang={one}
            dir="auto"
            onFocusCapture={() => {
              typedIn.current = one;
            }}
          />
          <Preview of={one} text={watch(one)} />
        </div>
      ))}
      <p className="text-fine text-ink-muted">{texts.exampleNote}</p>
    </div>
  );
}

function Preview({ of, text }: { of: Language; text: string }) {
  const { data: self } = useSelf();
  return (
    <section
      aria-label={texts.previewIn(languages[of].name)}
      className={text.trim() === '' ? 'hidden' : 'flex flex-col'}
    >
      <h3 className="mb-1.5 text-dense font-medium">{texts.whatShopperReads}</h3>
      <p
        className="grow rounded-panel rounded-ss-none bg-accent-soft px-4 py-3 whitespace-pre-line wrap-anywhere"
        dir="auto"
        lang={of}
      >
        {fillReply(text, {
          piece: 'Calderon Harbour Chronograph',
          price: texts.examplePrice,
          availability: wordsFor(text).available,
          'opening hours': texts.exampleHours,
          shop: self?.name ?? '',
          name: texts.exampleName,
          reference: 'K7Q2M9X',
        })}
      </p>
    </section>
  );
}
