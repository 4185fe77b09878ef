import { Link } from 'react-router';
import { LeadState } from '#contracts/leads/lead.ts';
import type { SellerRecord } from '#contracts/sellers/seller-record.ts';
import { formatCount } from '#languages/count.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { formatAgo, formatMoment } from '#web/ui/back-office/formats.ts';
import { outcomes } from '../../reports/outcomes.ts';
import { Nothing, Section } from '../../section.tsx';

const way =
  'underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center';

type OfSeller = { seller: { _id: string; name: string } };

/** How a seller's leads stand. */
export function Leads({ seller, leads }: OfSeller & Pick<SellerRecord, 'leads'>) {
  const { states, latest } = leads;
  return (
    <Section
      title="Leads"
      action={
        <Link to={adminAddresses.leadsOf(seller._id)} className={way}>
          All leads<span className="sr-only"> of {seller.name}</span>
        </Link>
      }
    >
      {latest === null ? (
        <Nothing>No leads yet</Nothing>
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-8 gap-y-3 border-y border-hair py-3">
            {LeadState.options.map((state) => (
              <div key={state}>
                <dt className="text-dense text-ink-muted">{leadStates[state].name}</dt>
                <dd className="mt-0.5 tabular-nums">{formatCount(states[state])}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-dense text-ink-muted">
            The last one came <Moment at={latest} />
          </p>
        </>
      )}
    </Section>
  );
}

/** What shoppers have reported of a seller and its products, and the latest answers. */
export function Reports({ seller, reports }: OfSeller & Pick<SellerRecord, 'reports'>) {
  const { open, answered, latest, answers } = reports;
  return (
    <Section
      title="Reports"
      action={
        <span className="flex gap-4">
          {open > 0 && (
            <Link to={adminAddresses.reportsOf(seller.name)} className={way}>
              Open reports<span className="sr-only"> of {seller.name}</span>
            </Link>
          )}
          {answered > 0 && (
            <Link to={adminAddresses.answersTo(seller._id)} className={way}>
              All answers<span className="sr-only"> to reports of {seller.name}</span>
            </Link>
          )}
        </span>
      }
    >
      {latest === null ? (
        <Nothing>Nobody has reported anything</Nothing>
      ) : (
        <>
          <p className="border-t border-hair py-3">
            {formatCount(open)} open, {formatCount(answered)} answered; the last one came{' '}
            <Moment at={latest} />
          </p>
          {answers.length > 0 && (
            <ol className="divide-y divide-hair border-y border-hair">
              {answers.map(({ _id, subject, outcome, words, by, createdAt }) => (
                <li key={_id} className="py-3">
                  <p className="flex flex-wrap items-baseline gap-x-2">
                    <span className="font-medium">{outcomes[outcome].done}</span>
                    <bdi className="wrap-anywhere">
                      {subject.kind === 'seller' ? 'The shop' : subject.name || 'A deleted product'}
                    </bdi>
                    <span className="text-dense text-ink-muted">
                      by <bdi>{by}</bdi>, {formatMoment(createdAt)}
                    </span>
                  </p>
                  {words && (
                    <p className="mt-1 wrap-anywhere text-ink-soft" dir="auto">
                      {words}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </Section>
  );
}

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatMoment(at)}>
    {formatAgo(at)}
  </time>
);
