import { Link, useLocation } from 'react-router';
import type { OwnAnnouncement } from '#contracts/announcement.ts';
import * as texts from '#texts/seller/announcements.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { useAnnouncements, useMarkRead, wordsOf } from './use-announcements.ts';

/** The newest announcement that was not read, on every screen but the one that lists them. */
export function NewAnnouncement() {
  const newest = useAnnouncements().data?.find(({ readAt }) => readAt === null);
  const { pathname } = useLocation();
  if (newest === undefined || pathname === sellerAddresses.announcements) return null;
  return <Shown key={newest._id} announcement={newest} />;
}

function Shown({ announcement }: { announcement: OwnAnnouncement }) {
  const mark = useMarkRead(announcement._id);
  const { title, text } = wordsOf(announcement);
  return (
    <div
      role="status"
      className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-hair bg-accent-soft px-4 py-3 text-accent-deep md:px-8"
    >
      <div className="min-w-0 grow basis-80">
        <p className="font-medium wrap-anywhere">
          {announcement.correctedAt !== null && `${texts.isCorrected}: `}
          <Written>{title}</Written>
        </p>
        <p
          className="mt-0.5 line-clamp-3 max-w-[60rem] whitespace-pre-line wrap-anywhere"
          dir="auto"
          lang={foreignLanguage(text)}
        >
          {text}
        </p>
      </div>
      <div className="flex items-center gap-4">
        <Link
          to={sellerAddresses.announcements}
          className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {texts.all}
        </Link>
        <ActionButton disabled={mark.isPending} onClick={() => mark.mutate(undefined)}>
          {texts.markRead}
        </ActionButton>
      </div>
    </div>
  );
}
