import { useState } from 'react';
import { Link } from 'react-router';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import * as calls from '#contracts/sales/calls.ts';
import type { PaymentRequest, Receipt } from '#contracts/sales/sale.ts';
import { formatPrice } from '#domain/price.ts';
import * as texts from '#texts/seller/sales.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { useBackOffice, useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { downloadFile } from '#web/ui/back-office/download-file.ts';
import { formatDay } from '#web/ui/back-office/formats.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../../use-own-account.ts';
import { useUserId } from '../../use-self.ts';
import { PaymentDialog, waysToPay } from './payment-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { copy, RequestDialog } from './request-dialog.tsx';

type SalePartProps = { lead: LeadDetail; mayWrite: boolean };

/** What the customer of a lead was asked to pay, whether it came, and what was written about it. */
export function SalePart({ lead, mayWrite }: SalePartProps) {
  const [asking, setAsking] = useState<'payment' | 'receipt' | null>(null);
  const [asked, setAsked] = useState<PaymentRequest | null>(null);
  const may = useMay();
  const { data: settings } = useRead(calls.getSaleSettings, { params: { userId: useUserId() } });
  const close = () => setAsking(null);
  const isPaid = waysToPay(settings, lead).length > 0;
  const isNamed = settings !== undefined && settings.legalName !== '';
  return (
    <div className="flex flex-col gap-3">
      {(lead.payments.length > 0 || lead.receipts.length > 0) && (
        <ul className="divide-y divide-hair border-y border-hair">
          {lead.payments.map((payment) => (
            <Payment key={payment._id} {...{ lead, payment, mayWrite }} />
          ))}
          {lead.receipts.map((receipt) => (
            <ReceiptRow key={receipt._id} receipt={receipt} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {settings && !(isPaid && isNamed) && (
        <p className="text-dense text-ink-muted">
          {isNamed && settings.upi !== '' ? texts.upiIsForRupees : texts.sayFirst}{' '}
          {may(calls.setSaleSettings) && (
            <Link to={sellerAddresses.saleSettings} className="underline">
              {texts.openProfile}
            </Link>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ActionButton disabled={!mayWrite || !isPaid} onClick={() => setAsking('payment')}>
          {texts.askForPayment}
        </ActionButton>
        {may(calls.issueReceipt) && (
          <ActionButton disabled={!mayWrite || !isNamed} onClick={() => setAsking('receipt')}>
            {texts.writeReceipt}
          </ActionButton>
        )}
      </div>
      {settings && asking === 'payment' && (
        <PaymentDialog lead={lead} settings={settings} onAsked={setAsked} onClose={close} />
      )}
      {asked && <RequestDialog lead={lead} payment={asked} onClose={() => setAsked(null)} />}
      {settings && asking === 'receipt' && (
        <ReceiptDialog lead={lead} settings={settings} onClose={close} />
      )}
    </div>
  );
}

const line = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5';

type PaymentProps = SalePartProps & { payment: PaymentRequest };

function Payment({ lead, payment, mayWrite }: PaymentProps) {
  const [isShown, setShown] = useState(false);
  const mark = useTell(calls.markReceived);
  const { amount, currency, receivedAt, reference } = payment;
  const isReceived = receivedAt !== null;
  return (
    <li className={line}>
      <div>
        <p className="font-medium tabular-nums">{formatPrice(amount, currency)}</p>
        <p className="flex flex-wrap gap-x-3 text-dense text-ink-muted">
          <StatusDot tone={isReceived ? 'good' : 'warn'}>
            {receivedAt === null ? texts.asked : texts.receivedOn(formatDay(receivedAt))}
          </StatusDot>
          <span className="tabular-nums">{reference}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isReceived && (
          <ActionButton onClick={() => setShown(true)}>{texts.showRequest}</ActionButton>
        )}
        <ActingButton
          look={isReceived ? 'plain' : 'line'}
          disabled={!mayWrite}
          act={() => mark({ params: { paymentId: payment._id }, body: { received: !isReceived } })}
        >
          {isReceived ? texts.notReceived : texts.markReceived}
        </ActingButton>
      </div>
      {isShown && <RequestDialog {...{ lead, payment }} onClose={() => setShown(false)} />}
    </li>
  );
}

function ReceiptRow({ receipt, mayWrite }: { receipt: Receipt; mayWrite: boolean }) {
  const { role } = useBackOffice();
  const { read } = useCalls();
  const { _id: id, number, kind, total, currency, issuedAt } = receipt;
  const params = { id };
  return (
    <li className={line}>
      <div>
        <p className="font-medium tabular-nums">{number}</p>
        <p className="text-dense text-ink-muted">
          {[
            kind === 'RECEIPT' ? texts.receipt : texts.proForma,
            formatPrice(total, currency),
            formatDay(issuedAt),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ActingButton
          act={() =>
            downloadFile(role, calls.getReceipt, { params }, `${number.replaceAll('/', '-')}.pdf`)
          }
        >
          {texts.download}
        </ActingButton>
        <ActingButton
          disabled={!mayWrite}
          act={async () => {
            const { url, until } = await read(calls.getReceiptLink, { params });
            await copy(url, texts.linkCopied(formatDay(until)));
          }}
        >
          {texts.copyLink}
        </ActingButton>
      </div>
    </li>
  );
}
