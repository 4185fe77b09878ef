import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { addSynonym, editSynonym } from '#contracts/calls/searches.ts';
import { type Synonym, SynonymInput } from '#contracts/searches.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

const { kind, words } = SynonymInput.shape;

/** Words are typed as text: one on each line, or with commas between them. */
const Form = z.object({
  kind,
  words: z.string().transform((typed, context) => {
    const list = typed.split(/[\n,;]+/).map((word) => word.trim());
    const parsed = words.safeParse(list.filter(Boolean));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'Not valid' });
    return z.NEVER;
  }),
});

type SynonymDialogProps = {
  /** The group that is edited, or null for a new one. */
  entry: Synonym | null;
  /** The first word of a new group. */
  word?: string;
  onReload?: () => void;
  onClose: () => void;
};

export function SynonymDialog({ entry, word = '', onReload, onClose }: SynonymDialogProps) {
  const add = useTell(addSynonym);
  const edit = useTell(editSynonym);
  return (
    <FormDialog
      key={entry?.version ?? 0}
      title={entry === null ? 'Add Synonyms' : 'Edit Synonyms'}
      schema={Form}
      defaults={{
        kind: entry?.kind ?? 'same',
        words: entry?.words.join('\n') ?? (word && `${word}\n`),
      }}
      draftKey={`synonym:${entry?._id ?? `new ${word}`}`}
      submit={entry === null ? 'Create Synonyms' : 'Update Synonyms'}
      busy={entry === null ? 'Creating...' : 'Updating...'}
      onSubmit={(values) =>
        entry === null
          ? add({ body: values })
          : edit({ params: { id: entry._id }, body: { ...values, version: entry.version } })
      }
      {...(onReload && { onReload })}
      onClose={onClose}
    >
      <Words />
      <fieldset>
        <legend className="mb-1.5 text-dense font-medium">How they find each other</legend>
        <div className="grid gap-2">
          <Kind value="same" label="The same" text="Each word finds the others: purse, handbag." />
          <Kind
            value="family"
            label="A family"
            text="The first finds the others, not the reverse: blue, then navy, cobalt."
          />
        </div>
      </fieldset>
    </FormDialog>
  );
}

function Words() {
  const isFamily = useFormContext().watch('kind') === 'family';
  return (
    <TextAreaField
      name="words"
      label="Words"
      rows={6}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      hint={`One on each line, or with commas between them.${isFamily ? ' The first one finds the others.' : ''}`}
    />
  );
}

function Kind({ value, label, text }: { value: string; label: string; text: string }) {
  const { register } = useFormContext();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-hair px-3 py-2.5 has-checked:border-accent">
      <input type="radio" value={value} className="mt-1 accent-accent" {...register('kind')} />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="text-ink-muted">{text}</span>
      </span>
    </label>
  );
}
