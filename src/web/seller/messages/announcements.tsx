import type { OwnAnnouncement } from '#contracts/announcement.ts';
import * as texts from '#texts/seller/announcements.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { NothingYet } from '#web/ui/back-office/nothing-yet.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { useAnnouncements, useMarkRead, wordsOf } from './use-announcements.ts';

/** Everything that the admins have announced to the seller. */
export default function Announcements() {
  const query = useAnnouncements();
  return (
    <>
      <ScreenHead title={texts.title} text={texts.intro} />
      <QueryState query={query} what={texts.theAnnouncements} height="20rem">
        {(announcements) =>
          announcements.length === 0 ? (
            <NothingYet title={texts.none} text={texts.noneText} />
          ) : (
            <ol className="max-w-[46rem] divide-y divide-hair border-y border-hair">
              {announcements.map((each) => (
                <One key={each._id} announcement={each} />
              ))}
            </ol>
          )
        }
      </QueryState>
    </>
  );
}

function One({ announcement }: { announcement: OwnAnnouncement }) {
  const mark = useMarkRead(announcement._id);
  const { title, text } = wordsOf(announcement);
  const isNew = announcement.readAt === null;
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-medium wrap-anywhere">
          <Written>{title}</Written>
        </h2>
        {announcement.correctedAt !== null ? (
          <StatusDot tone={isNew ? 'new' : 'quiet'}>{texts.isCorrected}</StatusDot>
        ) : (
          isNew && <StatusDot tone="new">{texts.isNew}</StatusDot>
        )}
        <time dateTime={announcement.createdAt} className="ms-auto text-dense text-ink-muted">
          {formatMoment(announcement.createdAt)}
        </time>
      </div>
      <p
        className="mt-2 whitespace-pre-line text-ink-soft wrap-anywhere"
        dir="auto"
        lang={foreignLanguage(text)}
      >
        {text}
      </p>
      {isNew && (
        <ActionButton
          className="mt-3"
          disabled={mark.isPending}
          onClick={() => mark.mutate(undefined)}
        >
          {texts.markRead}
          <span className="sr-only"> {title}</span>
        </ActionButton>
      )}
    </li>
  );
}
