import { chatLink } from '#domain/chat-link.ts';
import { useOffice } from '#web/ui/office/office-provider.tsx';

/** The chat with the fixed admin number (SPEC §1), with a first line that says who asks. */
export function useContactAdmin(name = ''): string {
  const { site } = useOffice();
  const who = name === '' ? 'a seller' : name;
  return chatLink(site.adminChatNumber, `Hello, this is ${who} on ${site.name}.`);
}
