import { useState } from 'react';
import type { MediaItem } from '#contracts/media.ts';
import { isCallError, messageOf } from '#web/ui/back-office/calls.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { type Faults, faultsLeft, type Refusal, refusalOf } from '../content/faults.tsx';

type Pictures = Readonly<Record<string, MediaItem>>;

type DocumentCalls<Saved extends { pictures: Pictures }, Body> = {
  /** As the server has it; null where it was never saved. */
  read: Saved | null;
  /** Returns what is edited of it. */
  bodyOf: (saved: Saved | null) => Body;
  /** The field of the calls that carries what is edited. */
  root: string;
  versionOf: (saved: Saved | null) => number;
  /** Returns what has to be written before it is saved, by its paths. */
  missingIn?: (body: Body) => Faults;
  save: (saved: Saved | null, body: Body, version: number) => Promise<{ data: Saved }>;
  publish: (saved: Saved, at: string | null) => Promise<{ data: Saved; message: string }>;
  readNewest: (saved: Saved) => Promise<Saved>;
  onRefused: (faults: Faults) => void;
};

/** A versioned document as it is edited in this tab, and what can be done with its draft. */
export function useDocument<Saved extends { pictures: Pictures }, Body>(
  calls: DocumentCalls<Saved, Body>,
) {
  const { bodyOf, root, versionOf } = calls;
  const [saved, setSaved] = useState(calls.read);
  const [body, setBody] = useState(() => bodyOf(calls.read));
  const [pictures, setPictures] = useState<Pictures>(calls.read?.pictures ?? {});
  const [problem, setProblem] = useState<Refusal<Body> | null>(null);
  const [stale, setStale] = useState<string | null>(null);
  /** Goes up where the text was replaced by another one, for the editors. */
  const [generation, setGeneration] = useState(0);
  const isDirty = body !== bodyOf(saved);

  function show(next: Saved) {
    setSaved(next);
    setBody(bodyOf(next));
    addPictures(next.pictures);
    setProblem(null);
    setStale(null);
  }

  function replace(next: Saved) {
    show(next);
    setGeneration((before) => before + 1);
  }

  const addPictures = (added: Pictures) => setPictures((known) => ({ ...known, ...added }));

  function refuse(refusal: Refusal<Body>) {
    setProblem(refusal);
    calls.onRefused(refusal.faults);
    if (refusal.refused === body) return;
    setBody(refusal.refused);
    setGeneration((before) => before + 1);
  }

  /** Saves the draft; null where it was refused, which is shown. */
  async function save(what = body, version = versionOf(saved)): Promise<Saved | null> {
    const faults = calls.missingIn?.(what) ?? {};
    if (Object.keys(faults).length > 0) {
      refuse({ message: '', faults, refused: what });
      return null;
    }
    try {
      const { data } = await calls.save(saved, what, version);
      show(data);
      return data;
    } catch (error) {
      if (isCallError(error) && error.failure.status === 409) setStale(messageOf(error));
      else refuse(refusalOf(error, root, what));
      return null;
    }
  }

  /** Returns the draft as the server has it, saved where it is not. */
  const savedDraft = () => (isDirty || saved === null ? save() : Promise.resolve(saved));

  return {
    ...{ saved, body, pictures, problem, stale, generation, isDirty, savedDraft, replace },
    faults: faultsLeft(problem, body),
    change: (parts: Partial<Body>) => setBody((before) => ({ ...before, ...parts })),
    addPicture: (id: string, picture: MediaItem) => addPictures({ [id]: picture }),
    keepEditing: () => setStale(null),
    undo: () => saved !== null && replace(saved),
    save: async () => {
      if ((await save()) !== null) toasts.success('Draft saved');
    },
    look: async () => saved !== null && replace(await calls.readNewest(saved)),
    overwrite: async () => {
      if (saved === null) return;
      const version = versionOf(await calls.readNewest(saved));
      if ((await save(body, version)) !== null) toasts.success('Draft saved');
    },
    /** Publishes the draft `now` or at a moment; null takes the moment away. */
    publish: async (at: string | null) => {
      const draft = await savedDraft();
      if (draft === null) return;
      try {
        const { data, message } = await calls.publish(draft, at);
        show(data);
        toasts.success(message);
      } catch (error) {
        const refusal = refusalOf(error, root, bodyOf(draft));
        if (Object.keys(refusal.faults).length === 0) throw error;
        refuse(refusal);
      }
    },
    /** Saves what a version said as the draft. */
    takeFrom: async (number: number, said: Body, itsPictures: Pictures = {}) => {
      addPictures(itsPictures);
      const taken = await save(said);
      if (taken === null) return;
      replace(taken);
      toasts.success(`The draft now has the text of version ${number}`);
    },
  };
}
