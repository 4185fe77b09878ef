import type { LeadDetail } from '#contracts/leads/lead.ts';
import { regionNames } from '#domain/region-names.ts';
import { addresses } from '#web/ui/addresses.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { shopperOf } from '../lead-words.ts';
import { useMayWrite } from '../moves/use-may-write.ts';
import { ContactBar } from './contact-bar.tsx';
import { CustomerPart } from './customer-part.tsx';
import { FollowUp } from './follow-up.tsx';
import { History } from './history.tsx';
import { Outcome } from './outcome.tsx';
import { Pieces } from './pieces.tsx';
import { StateButtons } from './state-buttons.tsx';

/** A lead with all that is known of it, and what can be done. */
export function LeadView({ lead }: { lead: LeadDetail }) {
  const mayWrite = useMayWrite();
  const heading = shopperOf(lead);
  return (
    <article aria-labelledby="lead-title" className="lead-view">
      <title>{`${heading}: ${lead.reference}`}</title>
      <header className="flex flex-col gap-4 px-4 py-4 md:px-6 md:py-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 id="lead-title" className="text-lead leading-6 font-semibold wrap-anywhere">
              <bdi>{heading}</bdi>
            </h2>
            <p className="mt-1 text-dense text-ink-muted">
              <time dateTime={lead.createdAt}>{formatMoment(lead.createdAt)}</time>
              {' · '}
              {regionNames[lead.region]}
              {' · '}
              {lead.source === 'FORM' ? 'by form' : 'by chat'}
              {' · '}
              <span className="whitespace-nowrap text-ink tabular-nums">{lead.reference}</span>
            </p>
          </div>
          <ContactBar lead={lead} />
        </div>
        <StateButtons lead={lead} />
        <Outcome lead={lead} mayWrite={mayWrite} />
      </header>
      {lead.message && (
        <Part title="In their words">
          <p className="border-s-2 border-brass ps-3 whitespace-pre-line wrap-anywhere" dir="auto">
            {lead.message}
          </p>
          {lead.noticeVersion !== null && (
            <p className="mt-2.5 text-dense text-ink-muted">
              Agreed to the{' '}
              <a
                href={addresses.privacyNotice(lead.noticeVersion)}
                target="_blank"
                rel="noopener"
                className="underline"
              >
                privacy notice {lead.noticeVersion}
              </a>
              , {formatMoment(lead.createdAt)}
            </p>
          )}
        </Part>
      )}
      <Part title={lead.pieces.length === 1 ? 'Piece' : `${lead.pieces.length} pieces`}>
        <Pieces lead={lead} />
      </Part>
      <Part title="Customer">
        <CustomerPart lead={lead} />
      </Part>
      <Part title="Follow up">
        <FollowUp lead={lead} mayWrite={mayWrite} />
      </Part>
      <Part title="Notes and history">
        <History lead={lead} mayWrite={mayWrite} />
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-hair px-4 py-4 md:px-6 md:py-5">
      <h3 className="mb-2.5 text-dense font-medium text-ink-muted">{title}</h3>
      {children}
    </section>
  );
}
