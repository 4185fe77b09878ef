import { chatLink } from '#domain/chat-link.ts';
import * as texts from '#texts/seller/frame.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';

/**
 * Returns the link to a chat with the marketplace's admin number, with a first line that names the
 * seller.
 */
export function useContactAdmin(name = ''): string {
  const { site } = useBackOffice();
  const hello =
    name === '' ? texts.helloFromSeller(site.name) : texts.helloFrom({ name, site: site.name });
  return chatLink(site.adminChatNumber, hello);
}
