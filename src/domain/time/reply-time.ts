import type { ReplyTime } from '#contracts/seller.ts';
import * as texts from '#texts/domain/values.ts';

/** What shoppers and sellers read of each usual reply time; the empty one is not said. */
export const replyTimes: Record<Exclude<ReplyTime, ''>, string> = texts.replyTimes;
