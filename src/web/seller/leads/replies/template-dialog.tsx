import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type ReplyTemplate, ReplyTemplateInput } from '#contracts/leads/reply-template.ts';
import { addReplyTemplate, editReplyTemplate } from '#contracts/leads/template-calls.ts';
import {
  fillReply,
  type Placeholder,
  placeholderNames,
  placeholders,
  unknownPlaceholders,
  wordsFor,
} from '#domain/leads/reply-text.ts';
import * as texts from '#texts/seller/replies.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { useSelf } from '../../use-self.ts';

export type TemplateStart = Pick<ReplyTemplate, 'name' | 'text'> &
  Partial<Pick<ReplyTemplate, '_id' | 'version'>>;

const Fields = ReplyTemplateInput.pick({ name: true, text: true });

/** Edits a template, with its placeholders to tap and a preview of what a shopper would read. */
export function TemplateDialog({ start, onClose }: { start: TemplateStart; onClose: () => void }) {
  const add = useSend(addReplyTemplate);
  const update = useSend(editReplyTemplate);
  const { _id: id, version } = start;
  return (
    <FormDialog
      title={id ? texts.editTemplate : texts.addTemplate}
      schema={Fields}
      defaults={{ name: start.name, text: start.text }}
      draftKey={`reply-template:${id ?? 'new'}`}
      submit={texts.save}
      busy={texts.saving}
      width="44rem"
      onSubmit={async (body) => {
        const saving = id
          ? update({ params: { templateId: id }, body: { ...body, ...(version && { version }) } })
          : add({ body });
        toasts.success((await saving).message);
      }}
      onClose={onClose}
      onReload={onClose}
    >
      <TextField name="name" label={texts.name} maxLength={60} hint={texts.nameHint} />
      <TemplateText />
    </FormDialog>
  );
}

function TemplateText() {
  const { watch, setValue } = useFormContext<{ text: string }>();
  const container = useRef<HTMLDivElement>(null);
  const { data: self } = useSelf();
  const text = watch('text');
  const unknown = unknownPlaceholders(text);

  /** Puts a placeholder where the cursor is. */
  function insert(name: Placeholder) {
    const field = container.current?.querySelector('textarea');
    const at = field?.selectionStart ?? text.length;
    const word = `{${placeholderNames[name]}}`;
    setValue('text', text.slice(0, at) + word + text.slice(field?.selectionEnd ?? at), {
      shouldDirty: true,
    });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(at + word.length, at + word.length);
    });
  }

  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div ref={container}>
        <TextAreaField name="text" label={texts.text} rows={9} maxLength={2000} dir="auto" />
        <fieldset className="mt-2 flex flex-wrap gap-1.5">
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
          <p role="status" className="mt-2 text-dense text-warn">
            {texts.unknownPlaceholders(unknown)}
          </p>
        )}
      </div>
      <section aria-label={texts.preview} className="flex flex-col">
        <h3 className="mb-1.5 text-dense font-medium">{texts.whatShopperReads}</h3>
        <p
          className="grow rounded-panel rounded-ss-none bg-accent-soft px-4 py-3 whitespace-pre-line wrap-anywhere"
          dir="auto"
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
        <p className="mt-1.5 text-fine text-ink-muted">{texts.exampleNote}</p>
      </section>
    </div>
  );
}
