import { Copy, Mail, MessageCircle } from 'lucide-react';
import type { Lead } from '#contracts/leads/lead.ts';
import { chatLink, isReachable } from '#domain/chat-link.ts';
import { formatPhone } from '#domain/phone.ts';
import * as texts from '#texts/seller/replies.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { useSelf } from '../../use-self.ts';

type ReplyWaysProps = {
  lead: Lead;
  text: string;
  onSent: () => void;
  onCopy: () => void;
  /** The marketplace was asked who it was: the shopper waits still. */
  onAsked?: () => void;
};

/**
 * Where a reply goes: the chat with that number, a mail, or wherever it is pasted. A chat of a seller without a
 * chat number came to the marketplace, which is asked who it was.
 */
export function ReplyWays({ lead, text, onSent, onCopy, onAsked }: ReplyWaysProps) {
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
      {phone ? texts.openChatWith(formatPhone(phone)) : texts.openChat}
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
      {texts.writeMail}
    </a>
  );
  return (
    <>
      {isAtMarketplace && <CameToMarketplace reference={lead.reference} />}
      {isUnknown && !isAtMarketplace && (
        <p className="text-dense text-ink-soft">
          {texts.numberUnknown(<span className="tabular-nums">{lead.reference}</span>)}
        </p>
      )}
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        {isAtMarketplace ? (
          <AskMarketplace seller={self.name} reference={lead.reference} onClick={onAsked} />
        ) : isByMail ? (
          [mail, chat]
        ) : (
          [chat, mail]
        )}
        <ActionButton onClick={onCopy}>
          <Copy size={15} aria-hidden="true" />
          {texts.copy}
        </ActionButton>
      </div>
    </>
  );
}

function CameToMarketplace({ reference }: { reference: string }) {
  const { site } = useBackOffice();
  return (
    <p className="text-dense text-ink-soft">
      {texts.cameToMarketplace({
        site: site.name,
        reference: <span className="tabular-nums">{reference}</span>,
      })}
    </p>
  );
}

type AskMarketplaceProps = {
  seller: string;
  reference: string;
  onClick?: (() => void) | undefined;
};

function AskMarketplace({ seller, reference, onClick }: AskMarketplaceProps) {
  const { site } = useBackOffice();
  const asked = texts.questionToMarketplace({ seller, site: site.name, reference });
  return (
    <a
      href={chatLink(site.adminChatNumber, asked)}
      target="_blank"
      rel="noopener"
      data-look="solid"
      className="back-office-button"
      onClick={onClick}
    >
      <MessageCircle size={16} aria-hidden="true" />
      {texts.askMarketplace(site.name)}
    </a>
  );
}

const mailLink = (email: string, reference: string, text: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(texts.mailSubject(reference))}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
