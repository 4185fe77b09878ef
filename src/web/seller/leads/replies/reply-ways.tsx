import { Copy, Mail, MessageCircle } from 'lucide-react';
import type { Lead } from '#contracts/leads/lead.ts';
import { chatLink, isReachable } from '#domain/chat-link.ts';
import { formatPhone } from '#domain/phone.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { useSelf } from '../../use-self.ts';

type ReplyWaysProps = { lead: Lead; text: string; onSent: () => void; onCopy: () => void };

/**
 * Where a reply goes: the chat with that number, a mail, or wherever it is pasted. A chat of a seller without a
 * chat number came to the marketplace, which is asked who it was.
 */
export function ReplyWays({ lead, text, onSent, onCopy }: ReplyWaysProps) {
  const { data: self } = useSelf();
  const { phone, email } = lead.customer ?? {};
  const isUnknown = !phone && !email;
  const isByMail = Boolean(email) && !phone;
  const isAtMarketplace =
    isUnknown && lead.source === 'CHAT' && self !== undefined && !isReachable(self);
  const chat = (
    <a
      key="chat"
      href={chatLink(phone ?? '', text)}
      target="_blank"
      rel="noopener"
      data-look={isByMail ? 'line' : 'solid'}
      className="back-office-button"
      onClick={onSent}
    >
      <MessageCircle size={16} aria-hidden="true" />
      {phone ? `Open chat with ${formatPhone(phone)}` : 'Open chat'}
    </a>
  );
  const mail = email && (
    <a
      key="mail"
      href={mailLink(email, lead.reference, text)}
      data-look={isByMail ? 'solid' : 'line'}
      className="back-office-button"
      onClick={onSent}
    >
      <Mail size={16} aria-hidden="true" />
      Write mail
    </a>
  );
  return (
    <>
      {isAtMarketplace && <CameToMarketplace reference={lead.reference} />}
      {isUnknown && !isAtMarketplace && (
        <p className="text-dense text-ink-soft">
          Their number is not known here: choose the chat yourself, by the reference{' '}
          <span className="tabular-nums">{lead.reference}</span>. With the number added it opens at
          once.
        </p>
      )}
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        {isAtMarketplace ? (
          <AskMarketplace seller={self.name} reference={lead.reference} />
        ) : isByMail ? (
          [mail, chat]
        ) : (
          [chat, mail]
        )}
        <ActionButton onClick={onCopy}>
          <Copy size={15} aria-hidden="true" />
          Copy
        </ActionButton>
      </div>
    </>
  );
}

function CameToMarketplace({ reference }: { reference: string }) {
  const { site } = useBackOffice();
  return (
    <p className="text-dense text-ink-soft">
      You have no chat number, so this chat came to {site.name}. Ask there for their number, by the
      reference <span className="tabular-nums">{reference}</span>. With the number added the chat
      opens at once.
    </p>
  );
}

function AskMarketplace({ seller, reference }: { seller: string; reference: string }) {
  const { site } = useBackOffice();
  const asked = `Hello, this is ${seller} on ${site.name}. Who asked with the reference ${reference}?`;
  return (
    <a
      href={chatLink(site.adminChatNumber, asked)}
      target="_blank"
      rel="noopener"
      data-look="solid"
      className="back-office-button"
    >
      <MessageCircle size={16} aria-hidden="true" />
      Ask {site.name}
    </a>
  );
}

const mailLink = (email: string, reference: string, text: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your enquiry ${reference}`)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
