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
import { PAGE_NAME, type PageKind, pagePath } from '#contracts/content/page-rules.ts';
import { slugOf } from '#domain/text/slug.ts';
import { languageNames, languages, otherLanguages } from '#languages/languages.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { useSend, useTell } from '#web/ui/back-office/use-call.ts';
import type { Faults } from '../content/faults.tsx';
import { useDocument } from '../versions/use-document.ts';

/** Of a picture without words. */
export const UNSEEN = 'Say what the picture shows, for those who cannot see it.';

const blank: PageBody = {
  name: '',
  cover: null,
  isInFooter: false,
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
  const add = useSend(addPage);
  const send = useSend(savePage);
  const publish = useSend(publishPage);
  const withdraw = useTell(withdrawPage);
  const discard = useTell(discardPage);
  const readNewest = (page: EditedPage) =>
    calls.read(getEditedPage, { params: { pageId: page._id } });
  const document = useDocument<EditedPage, PageBody>({
    read,
    bodyOf: (saved) => saved?.body ?? blank,
    root: 'body',
    versionOf: (saved) => saved?.version ?? 0,
    missingIn: (body) => missingIn(named(body)),
    save: (saved, body, version) =>
      saved === null
        ? add({ body: { kind, body: named(body) } })
        : send({ params: { pageId: saved._id }, body: { body: named(body), version } }),
    publish: ({ _id: pageId, version }, at) =>
      publish({ params: { pageId }, body: { version, at } }),
    readNewest,
    onRefused,
  });
  const { saved, savedDraft, replace, takeFrom } = document;
  return {
    ...document,
    withdraw: async () => {
      if (saved === null) return;
      const { _id: pageId, version } = saved;
      const { data } = await withdraw({ params: { pageId }, body: { version } });
      replace(data);
    },
    discard: async () => {
      if (saved === null) return;
      const { _id: pageId, version, isPublished } = saved;
      await discard({ params: { pageId }, body: { version } });
      if (isPublished) replace(await readNewest(saved));
      else navigate(adminAddresses.pages(), { replace: true });
    },
    /** Returns the address that shows the draft, by its path and the query. */
    preview: async () => {
      const page = await savedDraft();
      if (page === null) return null;
      const { query } = await calls.send(previewPage, { params: { pageId: page._id } });
      return `${pagePath(kind, page.body.name)}?${query}`;
    },
    takeFrom: async (number: number) => {
      if (saved === null) return;
      const params = { pageId: saved._id, number: String(number) };
      await takeFrom(number, await calls.read(getPageVersion, { params }));
    },
  };
}

const named = (body: PageBody) => ({ ...body, name: body.name || nameOf(body.en.title) });

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
    ...(cover !== null && isBlank(cover.alt) && { 'cover/alt': UNSEEN }),
    ...Object.fromEntries(
      untitled.map((language) => {
        const { inEnglish } = languages[language];
        return [`${language}/title`, `Write the ${inEnglish} title, or leave ${inEnglish} out.`];
      }),
    ),
    ...Object.fromEntries(untold.map((path) => [path, UNSEEN])),
  };
}
