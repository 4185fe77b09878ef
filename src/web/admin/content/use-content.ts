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
import { useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { useDocument } from '../versions/use-document.ts';
import type { Faults } from './faults.tsx';

/** The content as it is edited in this tab, and what can be done with it. */
export function useContent(read: EditedContent, onRefused: (faults: Faults) => void) {
  const calls = useCalls();
  const send = useSend(saveContent);
  const publish = useSend(publishContent);
  const discard = useTell(discardContent);
  const versionOf = (saved: EditedContent | null) => saved?.draft?.version ?? 0;
  const document = useDocument<EditedContent, Content>({
    read,
    bodyOf: (saved) => (saved ?? read).content,
    root: 'content',
    versionOf,
    save: (_, content, version) => send({ body: { content: withoutBlankLines(content), version } }),
    publish: (saved, at) => publish({ body: { version: versionOf(saved), at } }),
    readNewest: () => calls.read(getContent, {}),
    onRefused,
  });
  const { savedDraft, replace, takeFrom } = document;
  const saved = document.saved ?? read;
  return {
    ...document,
    saved,
    async discard() {
      const { data } = await discard({ body: { version: saved.draft?.version ?? 1 } });
      replace(data);
    },
    /** Returns the query by which any page shows the draft. */
    async preview(): Promise<string | null> {
      const number = (await savedDraft())?.draft?.number;
      if (number === undefined) return null;
      return (await calls.send(previewContent, { body: { number } })).query;
    },
    async takeFrom(number: number) {
      const version = await calls.read(getContentVersion, { params: { number: String(number) } });
      await takeFrom(number, version.content, version.pictures);
    },
  };
}

/** An address is typed line by line, and may end with an empty one. */
function withoutBlankLines({ site, ...content }: Content): Content {
  const address = site.address.filter((line) => line.trim() !== '');
  return { ...content, site: { ...site, address } };
}
