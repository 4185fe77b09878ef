import type { Lead } from '#contracts/leads/lead.ts';
import type { PaymentRequest } from '#contracts/sales/sale.ts';
import { chatLink } from '#domain/chat-link.ts';
import * as texts from '#texts/seller/sales.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { copyText } from '#web/ui/back-office/second-factor/copy-button.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

type RequestDialogProps = { lead: Lead; payment: PaymentRequest; onClose: () => void };

/** A payment that a customer is asked for, to be shown, copied or sent in a chat. */
export function RequestDialog({ lead, payment, onClose }: RequestDialogProps) {
  const phone = lead.customer?.phone;
  return (
    <DialogFrame title={texts.request} width="26rem" onClose={onClose}>
      <div className="flex flex-col gap-4 overflow-y-auto px-5 pt-3 pb-6 md:px-6">
        <QrCode
          text={payment.link}
          label={texts.codeOf(payment.link)}
          className="mx-auto size-56"
        />
        <p className="border-s-2 border-brass ps-3 whitespace-pre-line wrap-anywhere" dir="auto">
          {payment.message}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <ActingButton act={() => copy(payment.message, texts.copied)}>{texts.copy}</ActingButton>
          {phone && (
            <a
              href={chatLink(phone, payment.message)}
              target="_blank"
              rel="noopener"
              data-look="solid"
              className="back-office-button"
            >
              {texts.sendInChat}
            </a>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}

/** Copies a text, and says so. */
export async function copy(text: string, copied: string) {
  if (await copyText(text)) toasts.success(copied);
}
