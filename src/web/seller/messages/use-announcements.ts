import type { OwnAnnouncement } from '#contracts/announcement.ts';
import { getOwnAnnouncements, readAnnouncement } from '#contracts/calls/announcements.ts';
import { translationIn } from '#languages/translations.ts';
import { language } from '#texts/language.ts';
import { useAction, useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../use-own-account.ts';
import { useUserId } from '../use-self.ts';

const LOOK_AGAIN_MS = 5 * 60_000;

/** Reads what the admins have announced; nothing for those whose role is not told. */
export function useAnnouncements() {
  const may = useMay();
  const params = { userId: useUserId() };
  const options = { enabled: may(getOwnAnnouncements), refetchInterval: LOOK_AGAIN_MS };
  return useRead(getOwnAnnouncements, { params }, options);
}

export function useMarkRead(announcementId: string) {
  const send = useSend(readAnnouncement);
  return useAction(() => send({ params: { announcementId } }));
}

/** Returns the words of an announcement in the language of the page, where it was written in that. */
export const wordsOf = (announcement: OwnAnnouncement) =>
  translationIn(announcement, language) ?? announcement;
