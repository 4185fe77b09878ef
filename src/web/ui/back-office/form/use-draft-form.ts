import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { isCallError, messageOf } from '../calls.ts';
import { deleteDraft, readDraft, saveDraft } from './drafts.ts';
import { fieldSentence } from './field-sentence.ts';
import { useDraftKey } from './use-draft-key.ts';

export type FormSchema<In extends FieldValues, Out> = z.ZodType<Out, In>;

type DraftFormOptions<In extends FieldValues, Out> = {
  schema: FormSchema<In, Out>;
  defaults: DefaultValues<In>;
  /**
   * The key under which the form's text survives a reload or a lost session; without it, the text
   * is not stored.
   */
  draftKey?: string | undefined;
  /** Fields that are never stored, such as passwords. */
  secret?: readonly string[];
};

type Problem = {
  message: string;
  /** Somebody else has changed the entry meanwhile, which no edit corrects. */
  isStale: boolean;
  /** No response came. */
  isOffline: boolean;
};

/** The type of errors that only the server can find. */
const REFUSED = 'refused';

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * The same array each time: another one would subscribe again at each rendering, and miss edits.
 */
const NONE: readonly string[] = [];

/** A form validated by its contract, whose text is stored until it is sent or discarded. */
export function useDraftForm<In extends FieldValues, Out>(options: DraftFormOptions<In, Out>) {
  const { schema, defaults, secret = NONE } = options;
  const draftKey = useDraftKey(options.draftKey);
  const [draft] = useState(() => (draftKey === undefined ? null : readDraft(draftKey)));
  const form = useForm<In, unknown, Out>({
    resolver: inWords(zodResolver(schema)),
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
  });
  const [problem, setProblem] = useState<Problem | null>(null);

  // The draft counts as edits of the defaults, so that leaving the form still warns.
  const { setValue } = form;
  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {})) {
      setValue(name as Path<In>, value as never, { shouldDirty: true });
    }
  }, [draft, setValue]);

  useEffect(() => {
    if (draftKey === undefined) return;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty) return;
        const kept = Object.entries(values).filter(([name]) => !secret.includes(name));
        saveDraft(draftKey, Object.fromEntries(kept));
      },
    });
  }, [form, draftKey, secret]);

  // Messages disappear with their cause: once something is edited, or the connection is back.
  useEffect(() => {
    let before = snapshot(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = snapshot(values);
        if (now === before) return;
        before = now;
        setProblem((current) => (current?.isStale ? current : null));
        for (const name of mendedBy(schema, values)) {
          const { error } = form.getFieldState(name as Path<In>);
          if (error && error.type !== REFUSED) form.clearErrors(name as Path<In>);
        }
      },
    });
  }, [form, schema]);
  useEffect(() => {
    const clearOfflineProblem = () =>
      setProblem((current) => (current?.isOffline ? null : current));
    addEventListener('online', clearOfflineProblem);
    return () => removeEventListener('online', clearOfflineProblem);
  }, []);

  /** Shows a refusal at its fields, and as text at the form's foot. */
  function refuse(error: unknown) {
    if (isCancelled(error)) return;
    const failure = isCallError(error) ? error.failure : undefined;
    const known = form.getValues();
    const shown: string[] = [];
    for (const [name, message] of Object.entries(failure?.fields ?? {})) {
      const path = name.replaceAll('/', '.');
      const [field = ''] = path.split('.');
      if (!(field in known)) continue;
      form.setError(path as Path<In>, { type: REFUSED, message });
      shown.push(field);
    }
    if (shown[0] !== undefined) form.setFocus(shown[0] as Path<In>);
    const isSaidThere = Object.values(failure?.fields ?? {}).includes(failure?.message ?? '');
    if (shown.length > 0 && (failure?.status === 422 || isSaidThere)) return;
    setProblem({
      message: messageOf(error),
      isStale: failure?.code === 'changed-meanwhile',
      isOffline: failure?.status === 0,
    });
  }

  const submit = (send: (values: Out) => Promise<unknown>) =>
    form.handleSubmit(async (values) => {
      setProblem(null);
      try {
        await send(values);
        if (draftKey !== undefined) deleteDraft(draftKey);
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
    /** Discards the stored text. */
    discard: () => {
      if (draftKey !== undefined) deleteDraft(draftKey);
    },
  };
}

/** Makes what a contract says of fields sentences in the language of the page. */
function inWords<In extends FieldValues, Out>(
  resolve: Resolver<In, unknown, Out>,
): Resolver<In, unknown, Out> {
  return async (...asked) => {
    const judged = await resolve(...asked);
    return { ...judged, errors: told(judged.errors) } as typeof judged;
  };
}

/** Errors are nested as the values are; beside its message an error holds its element. */
function told(errors: object): object {
  const entries = Object.entries(errors).map(([name, value]) => {
    if (name === 'message' && typeof value === 'string') return [name, fieldSentence(value)];
    if (name === 'ref' || typeof value !== 'object' || value === null) return [name, value];
    return [name, told(value)];
  });
  return Array.isArray(errors)
    ? Object.assign([], Object.fromEntries(entries))
    : Object.fromEntries(entries);
}

/** Returns the values as text, to detect changes. */
const snapshot = (values: Record<string, unknown>): string =>
  JSON.stringify(values, (_, value) =>
    value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
  );

/** Returns the names of the fields that are valid by the schema. */
function mendedBy(schema: z.ZodType, values: Record<string, unknown>): string[] {
  const { error } = schema.safeParse(values);
  const wrong = new Set(error?.issues.map(({ path: [name] }) => String(name)));
  return Object.keys(values).filter((name) => !wrong.has(name));
}
