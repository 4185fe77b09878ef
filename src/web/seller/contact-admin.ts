import { chatLink } from '#domain/chat-link.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';

/** The chat with the marketplace's admin number, with a first line that says who asks. */
export function useContactAdmin(name = ''): string {
  const { site } = useBackOffice();
  const who = name === '' ? 'a seller' : name;
  return chatLink(site.adminChatNumber, `Hello, this is ${who} on ${site.name}.`);
}
