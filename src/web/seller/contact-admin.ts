import { chatLink } from '#domain/chat-link.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';

/**
 * Returns the link to a chat with the marketplace's admin number, with a first line that names the
 * seller.
 */
export function useContactAdmin(name = ''): string {
  const { site } = useBackOffice();
  const who = name === '' ? 'a seller' : name;
  return chatLink(site.adminChatNumber, `Hello, this is ${who} on ${site.name}.`);
}
