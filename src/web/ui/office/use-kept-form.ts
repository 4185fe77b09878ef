import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isCallError, messageOf } from './calls.ts';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { useDraftKey } from './use-draft-key.ts';

export type FormSchema<In extends FieldValues, Out> = z.ZodType<Out, In>;

type KeptForm<In extends FieldValues, Out> = {
  schema: FormSchema<In, Out>;
  defaults: DefaultValues<In>;
  /** The form's own key, by which its text outlives a reload or a lost session; none: not kept. */
  draftKey?: string | undefined;
  /** Fields that are never kept, such as passwords. */
  secret?: readonly string[];
};

/** One and the same, as another list would subscribe anew with each rendering, and miss edits. */
const NONE: readonly string[] = [];

/** A form checked by its contract, whose text is kept until it is sent or thrown away. */
export function useKeptForm<In extends FieldValues, Out>(options: KeptForm<In, Out>) {
  const { schema, defaults, secret = NONE } = options;
  const draftKey = useDraftKey(options.draftKey);
  const [draft] = useState(() => (draftKey === undefined ? null : readDraft(draftKey)));
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
  });
  const [problem, setProblem] = useState<{ message: string; isStale: boolean } | null>(null);

  // The draft counts as edits of the defaults, so that leaving it still warns.
  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {})) {
      form.setValue(name as Path<In>, value as never, { shouldDirty: true });
    }
  }, []);

  useEffect(() => {
    if (draftKey === undefined) return;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty) return;
        const kept = Object.entries(values).filter(([name]) => !secret.includes(name));
        keepDraft(draftKey, Object.fromEntries(kept));
      },
    });
  }, [form, draftKey, secret]);

  /** Puts a refusal where it belongs: at its fields, and in words at the form's foot. */
  function refuse(error: unknown) {
    const failure = isCallError(error) ? error.failure : undefined;
    const known = form.getValues();
    let isShown = false;
    for (const [name, message] of Object.entries(failure?.fields ?? {})) {
      if (!(name in known)) continue;
      form.setError(name as Path<In>, { message }, { shouldFocus: !isShown });
      isShown = true;
    }
    if (isShown && failure?.status === 422) return;
    setProblem({ message: messageOf(error), isStale: failure?.code === 'changed-meanwhile' });
  }

  const submit = (send: (values: Out) => Promise<unknown>) =>
    form.handleSubmit(async (values) => {
      setProblem(null);
      try {
        await send(values);
        if (draftKey !== undefined) forgetDraft(draftKey);
      } catch (error) {
        refuse(error);
      }
    });

  return {
    form,
    submit,
    problem,
    forgetProblem: () => setProblem(null),
    hasDraft: draft !== null,
    /** Throws the kept text away. */
    discard: () => {
      if (draftKey !== undefined) forgetDraft(draftKey);
    },
  };
}
