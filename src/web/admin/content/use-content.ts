import { useState } from 'react';
import {
  discardContent,
  getContent,
  getContentVersion,
  previewContent,
  publishContent,
  saveContent,
} from '#contracts/content/calls.ts';
import type { Content } from '#contracts/content/content.ts';
import type { EditedContent } from '#contracts/content/versions.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { isCallError, messageOf } from '#web/ui/back-office/calls.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import type { Editing } from './editing.ts';
import { type Faults, faultsLeft, type Refusal, refusalOf } from './faults.tsx';

/** The content as it is edited in this tab, and what can be done with it. */
export function useContent(read: EditedContent, onRefused: (faults: Faults) => void) {
  const calls = useCalls();
  const send = {
    save: useSend(saveContent),
    discard: useSend(discardContent),
    publish: useSend(publishContent),
  };
  const [saved, setSaved] = useState(read);
  const [content, setContent] = useState(read.content);
  const [pictures, setPictures] = useState(read.pictures);
  const [problem, setProblem] = useState<Refusal<Content> | null>(null);
  const [stale, setStale] = useState<string | null>(null);
  const isDirty = content !== saved.content;

  function show(next: EditedContent) {
    setSaved(next);
    setContent(next.content);
    setPictures((known) => ({ ...known, ...next.pictures }));
    setProblem(null);
    setStale(null);
  }

  /** Saves the draft; null where it was refused, which is shown. */
  async function save(
    what: Content = content,
    version = saved.draft?.version ?? 0,
  ): Promise<EditedContent | null> {
    try {
      const { data } = await send.save({ body: { content: withoutBlankLines(what), version } });
      show(data);
      return data;
    } catch (error) {
      if (isCallError(error) && error.failure.status === 409) setStale(messageOf(error));
      else {
        const refusal = refusalOf(error, 'content', what);
        setProblem(refusal);
        setContent(what);
        onRefused(refusal.faults);
      }
      return null;
    }
  }

  /** Returns the draft as the server has it, saved where it is not. */
  const savedDraft = () => (isDirty || saved.draft === null ? save() : Promise.resolve(saved));
  const readNewest = () => calls.read(getContent, {});

  return {
    ...{ saved, isDirty, problem, stale, pictures },
    faults: faultsLeft(problem, content),
    keepEditing: () => setStale(null),
    editing: {
      content,
      change: (parts) => setContent((before) => ({ ...before, ...parts })),
      pictures,
      addPicture: (id, picture) => setPictures((known) => ({ ...known, [id]: picture })),
      setByFile: saved.setByFile,
    } satisfies Omit<Editing, 'mayChange' | 'scenes'>,
    async save() {
      if ((await save()) !== null) toasts.success('Draft saved');
    },
    async overwrite() {
      const { draft } = await readNewest();
      if ((await save(content, draft?.version ?? 0)) !== null) toasts.success('Draft saved');
    },
    look: async () => show(await readNewest()),
    undo: () => show(saved),
    async discard() {
      const version = saved.draft?.version ?? 1;
      const { message, data } = await send.discard({ body: { version } });
      show(data);
      toasts.success(message);
    },
    /** Publishes the draft `now` or at a moment; null takes the moment away. */
    async publish(at: string | null) {
      const now = await savedDraft();
      if (now?.draft == null) return;
      const body = { version: now.draft.version, at };
      const { message, data } = await send.publish({ body });
      show(data);
      toasts.success(message);
    },
    /** Returns the query by which any page shows the draft. */
    async preview(): Promise<string | null> {
      const number = (isDirty ? await save() : saved)?.draft?.number;
      if (number === undefined) return null;
      return (await calls.send(previewContent, { body: { number } })).query;
    },
    /** Saves what a version said as the draft. */
    async takeFrom(number: number) {
      const version = await calls.read(getContentVersion, { params: { number: String(number) } });
      setPictures((known) => ({ ...known, ...version.pictures }));
      if ((await save(version.content)) !== null) toasts.success('It is the draft now');
    },
  };
}

/** An address is typed line by line, and may end with an empty one. */
function withoutBlankLines({ site, ...content }: Content): Content {
  const address = site.address.filter((line) => line.trim() !== '');
  return { ...content, site: { ...site, address } };
}
