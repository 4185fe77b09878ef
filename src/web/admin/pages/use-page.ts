import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  addPage,
  discardPage,
  type EditedPage,
  getEditedPage,
  getPageVersion,
  previewPage,
  publishPage,
  savePage,
  withdrawPage,
} from '#contracts/calls/pages.ts';
import type { PageBody } from '#contracts/content/page.ts';
import { PAGE_NAME, type PageKind } from '#contracts/content/page-rules.ts';
import type { MediaItem } from '#contracts/media.ts';
import { slugOf } from '#domain/text/slug.ts';
import { languageNames, languages, otherLanguages } from '#languages/languages.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { isCallError, messageOf } from '#web/ui/back-office/calls.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { type Faults, faultsLeft, type Refusal, refusalOf } from '../content/faults.tsx';

const blank: PageBody = {
  ...{ name: '', cover: null, isInFooter: false },
  en: { title: '', summary: '', blocks: [] },
};

/** A page as it is edited in this tab, and what can be done with it. */
export function usePage(
  read: EditedPage | null,
  kind: PageKind,
  onRefused: (faults: Faults) => void,
) {
  const navigate = useNavigate();
  const calls = useCalls();
  const send = {
    ...{ add: useSend(addPage), save: useSend(savePage), publish: useSend(publishPage) },
    ...{ withdraw: useSend(withdrawPage), discard: useSend(discardPage) },
  };
  const [saved, setSaved] = useState(read);
  const [body, setBody] = useState(read?.body ?? blank);
  const [pictures, setPictures] = useState<Record<string, MediaItem>>(read?.pictures ?? {});
  const [problem, setProblem] = useState<Refusal<PageBody> | null>(null);
  const [stale, setStale] = useState<string | null>(null);
  /** Goes up where the text was replaced by another one, for the editors. */
  const [generation, setGeneration] = useState(0);
  const isDirty = body !== (saved?.body ?? blank);

  function show(next: EditedPage) {
    setSaved(next);
    setBody(next.body);
    setPictures((known) => ({ ...known, ...next.pictures }));
    setProblem(null);
    setStale(null);
  }

  function replace(next: EditedPage) {
    show(next);
    setGeneration((before) => before + 1);
  }

  function refuse(refusal: Refusal<PageBody>) {
    setProblem(refusal);
    onRefused(refusal.faults);
    if (refusal.refused === body) return;
    setBody(refusal.refused);
    setGeneration((before) => before + 1);
  }

  /** Saves the draft; null where it was refused, which is shown. */
  async function save(
    what: PageBody = body,
    version = saved?.version ?? 0,
  ): Promise<EditedPage | null> {
    const named = { ...what, name: what.name || nameOf(what.en.title) };
    const faults = missingIn(named);
    if (Object.keys(faults).length > 0) {
      refuse({ message: '', faults, refused: what });
      return null;
    }
    try {
      const { data } =
        saved === null
          ? await send.add({ body: { kind, body: named } })
          : await send.save({ params: { pageId: saved._id }, body: { body: named, version } });
      show(data);
      return data;
    } catch (error) {
      if (isCallError(error) && error.failure.status === 409) setStale(messageOf(error));
      else refuse(refusalOf(error, 'body', what));
      return null;
    }
  }

  const savedDraft = () => (isDirty || saved === null ? save() : Promise.resolve(saved));
  const readNewest = (page: EditedPage) =>
    calls.read(getEditedPage, { params: { pageId: page._id } });

  return {
    ...{ saved, body, pictures, problem, stale, generation, isDirty },
    faults: faultsLeft(problem, body),
    change: (parts: Partial<PageBody>) => setBody((before) => ({ ...before, ...parts })),
    addPicture: (id: string, picture: MediaItem) =>
      setPictures((known) => ({ ...known, [id]: picture })),
    keepEditing: () => setStale(null),
    save: async () => {
      if ((await save()) !== null) toasts.success('Draft saved');
    },
    look: async () => saved && replace(await readNewest(saved)),
    overwrite: async () => {
      if (saved === null) return;
      const { version } = await readNewest(saved);
      if ((await save(body, version)) !== null) toasts.success('Draft saved');
    },
    /** Publishes the draft `now` or at a moment; null takes the moment away. */
    publish: async (at: string | null) => {
      const page = await savedDraft();
      if (page === null) return;
      try {
        const { data, message } = await send.publish({
          params: { pageId: page._id },
          body: { version: page.version, at },
        });
        show(data);
        toasts.success(message);
      } catch (error) {
        const refusal = refusalOf(error, 'body', page.body);
        if (Object.keys(refusal.faults).length === 0) throw error;
        refuse(refusal);
      }
    },
    withdraw: async () => {
      if (saved === null) return;
      const { _id: pageId, version } = saved;
      const { data, message } = await send.withdraw({ params: { pageId }, body: { version } });
      replace(data);
      toasts.success(message);
    },
    discard: async () => {
      if (saved === null) return;
      const { _id: pageId, version, isPublished } = saved;
      const { message } = await send.discard({ params: { pageId }, body: { version } });
      toasts.success(message);
      if (isPublished) replace(await readNewest(saved));
      else navigate(adminAddresses.pages(), { replace: true });
    },
    /** Returns the address that shows the draft. */
    preview: async () => {
      const page = await savedDraft();
      if (page === null) return null;
      const { query } = await calls.send(previewPage, { params: { pageId: page._id } });
      return { page, query };
    },
    /** Makes what a version said the draft. */
    takeFrom: async (number: number) => {
      if (saved === null) return;
      const params = { pageId: saved._id, number: String(number) };
      const taken = await save(await calls.read(getPageVersion, { params }));
      if (taken === null) return;
      replace(taken);
      toasts.success('It is the draft now');
    },
  };
}

/** Returns the name in the address of a page of this title. */
export function nameOf(title: string): string {
  const name = slugOf(title)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
    // A last word as long as an id would be taken for one.
    .replace(/(-[a-z0-9]{20})$/, '$1-page');
  return PAGE_NAME.test(name) ? name : '';
}

/** Returns what has to be written before a page is saved, by its paths. */
function missingIn({ name, cover, ...texts }: PageBody): Faults {
  const isBlank = (text: string) => text.trim() === '';
  const unseen = 'Say what the picture shows, for those who cannot see it.';
  const untold = languageNames.flatMap((language) =>
    (texts[language]?.blocks ?? []).flatMap((block, index) =>
      block.kind === 'picture' && isBlank(block.alt) ? `${language}/blocks/${index}/alt` : [],
    ),
  );
  const { en } = texts;
  const untitled = otherLanguages.filter((language) => texts[language]?.title.trim() === '');
  return {
    ...(isBlank(en.title) && { 'en/title': 'Write a title first.' }),
    ...(!isBlank(en.title) &&
      name === '' && { name: 'Write the address, in small Latin letters.' }),
    ...(cover !== null && isBlank(cover.alt) && { 'cover/alt': unseen }),
    ...Object.fromEntries(
      untitled.map((language) => {
        const { inEnglish } = languages[language];
        return [`${language}/title`, `Write the ${inEnglish} title, or leave ${inEnglish} out.`];
      }),
    ),
    ...Object.fromEntries(untold.map((path) => [path, unseen])),
  };
}
