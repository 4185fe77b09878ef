import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import type { Lead } from '#contracts/leads/lead.ts';
import { formatPhone } from '#domain/phone.ts';
import * as texts from '#texts/seller/lead.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ReplyDialog } from '../replies/reply-dialog.tsx';

/** The ways to the shopper: a reply and, where the number is known, a call. On a phone within thumb's reach. */
export function ContactBar({ lead }: { lead: Lead }) {
  const [isReplying, setReplying] = useState(false);
  const phone = lead.customer?.phone;
  return (
    <div className="lead-contact-bar">
      <ActionButton look="solid" onClick={() => setReplying(true)}>
        <MessageCircle size={16} aria-hidden="true" />
        {texts.reply}
      </ActionButton>
      {phone && (
        <a
          href={`tel:${phone}`}
          data-look="line"
          className="back-office-button"
          aria-label={texts.callNumber(formatPhone(phone))}
        >
          <Phone size={16} aria-hidden="true" />
          {texts.call}
        </a>
      )}
      {isReplying && <ReplyDialog lead={lead} onClose={() => setReplying(false)} />}
    </div>
  );
}
