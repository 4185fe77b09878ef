import type { LeadDetail, LeadEvent } from '#contracts/leads/lead.ts';
import { eraseLead } from '#contracts/leads/lead-calls.ts';
import * as texts from '#texts/seller/lead.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { classNames } from '#web/ui/class-names.ts';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { useMay } from '../../use-own-account.ts';
import { EraseLead } from './erase-lead.tsx';
import { eventInWords } from './event-words.ts';
import { NoteForm } from './note-form.tsx';

/** A note to write, and below it what happened to a lead, the newest first, with who and when. */
export function History({ lead, mayWrite }: { lead: LeadDetail; mayWrite: boolean }) {
  const may = useMay();
  return (
    <>
      {mayWrite && <NoteForm lead={lead} />}
      <ol className={classNames('lead-history', mayWrite && 'mt-5')}>
        {lead.events.toReversed().map((event) => (
          <li key={event._id}>
            <Event event={event} />
          </li>
        ))}
      </ol>
      {mayWrite && may(eraseLead) && lead.erasedAt === null && <EraseLead lead={lead} />}
    </>
  );
}

function Event({ event }: { event: LeadEvent }) {
  const isNote = event.kind === 'NOTE';
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{eventInWords(event)}</span>
        <span className="text-dense text-ink-muted">
          {event.actorName && (
            <>
              <Written>{event.actorName}</Written>
              {event.actorRole === 'admin' && ` ${texts.admin}`}
              {' · '}
            </>
          )}
          <time dateTime={event.at}>{formatMoment(event.at)}</time>
        </span>
      </p>
      {isNote && (
        <p
          className="mt-0.5 whitespace-pre-line wrap-anywhere"
          dir="auto"
          lang={foreignLanguage(event.words)}
        >
          {event.words}
        </p>
      )}
    </>
  );
}
