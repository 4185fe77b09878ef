import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type ReplyTemplate, ReplyTemplateInput } from '#contracts/leads/reply-template.ts';
import { addReplyTemplate, editReplyTemplate } from '#contracts/leads/template-calls.ts';
import { fillReply, placeholders, unknownPlaceholders } from '#domain/leads/reply-text.ts';
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
      title={id ? 'Edit template' : 'Add template'}
      schema={Fields}
      defaults={{ name: start.name, text: start.text }}
      draftKey={`reply-template:${id ?? 'new'}`}
      submit="Save"
      busy="Saving..."
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
      <TextField name="name" label="Name" maxLength={60} hint="Only you see it." />
      <TemplateText />
    </FormDialog>
  );
}

function TemplateText() {
  const { watch, setValue } = useFormContext<{ text: string }>();
  const place = useRef<HTMLDivElement>(null);
  const { data: self } = useSelf();
  const text = watch('text');
  const unknown = unknownPlaceholders(text);

  /** Puts a placeholder where the cursor is. */
  function insert(name: string) {
    const field = place.current?.querySelector('textarea');
    const at = field?.selectionStart ?? text.length;
    const word = `{${name}}`;
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
      <div ref={place}>
        <TextAreaField name="text" label="Text" rows={9} maxLength={2000} dir="auto" />
        <fieldset className="mt-2 flex flex-wrap gap-1.5">
          <legend className="mb-1.5 text-fine text-ink-muted">Tap to put in</legend>
          {placeholders.map((name) => (
            <button
              key={name}
              type="button"
              className="min-h-7 cursor-pointer rounded-full border border-line px-2.5 text-fine hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:px-3.5"
              onClick={() => insert(name)}
            >
              {`{${name}}`}
            </button>
          ))}
        </fieldset>
        {unknown.length > 0 && (
          <p role="status" className="mt-2 text-dense text-warn">
            {unknown.join(', ')} {unknown.length === 1 ? 'is' : 'are'} no placeholder, and will
            stand in the reply as written.
          </p>
        )}
      </div>
      <section aria-label="Preview" className="flex flex-col">
        <h3 className="mb-1.5 text-dense font-medium">What a shopper reads</h3>
        <p
          className="grow rounded-panel rounded-ss-none bg-accent-soft px-4 py-3 whitespace-pre-line wrap-anywhere"
          dir="auto"
        >
          {fillReply(text, {
            piece: 'Calderon Harbour Chronograph',
            price: '₹1,24,999',
            availability: 'available',
            'opening hours': 'Monday to Saturday, 10 am to 7 pm',
            shop: self?.name ?? '',
            name: 'Asha',
            reference: 'K7Q2M9X',
          })}
        </p>
        <p className="mt-1.5 text-fine text-ink-muted">With the details of an example.</p>
      </section>
    </div>
  );
}
