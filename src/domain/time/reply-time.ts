import type { ReplyTime } from '#contracts/seller.ts';

/** What shoppers and sellers read of each usual reply time; the empty one is not said. */
export const replyTimes: Record<Exclude<ReplyTime, ''>, string> = {
  hour: 'Within an hour',
  hours: 'Within a few hours',
  day: 'Within a day',
  days: 'Within two days',
};
