import type { ReportedThingInFull } from '#contracts/reports/report.ts';
import { reportReasons } from '#domain/report-reasons.ts';
import { formatCount, formatMoment } from '#web/ui/back-office/formats.ts';

/** What shoppers reported, newest first. */
export function WhatWasSaid({ reported }: { reported: ReportedThingInFull }) {
  const { open, reports } = reported;
  const more = reports - open.length;
  return (
    <section aria-labelledby="what-was-said">
      <h3 id="what-was-said" className="mb-2 text-dense font-medium">
        {reports === 1 ? 'One report' : `${formatCount(reports)} reports`}
      </h3>
      <ul className="divide-y divide-hair border-y border-hair" aria-labelledby="what-was-said">
        {open.map(({ _id, reason, words, email, deletedPiece, createdAt }) => (
          <li key={_id} className="py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{reportReasons[reason]}</span>
              <span className="text-fine text-ink-muted">{formatMoment(createdAt)}</span>
            </p>
            {deletedPiece !== null && (
              <p className="text-dense text-ink-soft wrap-anywhere">
                {deletedPiece === '' ? (
                  'About a product that is deleted; its name was not kept'
                ) : (
                  <>
                    About <bdi>{deletedPiece}</bdi>, a product that is deleted
                  </>
                )}
              </p>
            )}
            {words && (
              <p className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
                {words}
              </p>
            )}
            {email && (
              <a
                href={`mailto:${email}`}
                className="mt-1 inline-block text-dense underline wrap-anywhere"
              >
                {email}
              </a>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-fine text-ink-muted">
          and {formatCount(more)} earlier; the answer is to all of them
        </p>
      )}
    </section>
  );
}
