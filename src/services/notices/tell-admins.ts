import type { NoticeMail } from '#contracts/notices.ts';
import { type AdminPermission, type AdminRole, mayAdmin } from '#contracts/policy.ts';
import {
  countWaiting,
  listAdminsToTell,
  lockAdminToTell,
  setAdminNotices,
  type Waiting,
} from '#database/queries/notices/admin-notices.ts';
import {
  deletePushSubscription,
  listAdminSubscriptions,
  notePushed,
} from '#database/queries/notices/push-subscriptions.ts';
import { nextTime } from '#domain/notices/quiet-hours.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import type { Job } from '../jobs/run-job.ts';
import { letterTo } from '../mail/send-mail.ts';
import { write } from '../write.ts';
import { attemptPush, isGone, type PushMessage } from './push-sender.ts';

/** What comes so soon after a mail is told together. */
const REST_MS = 10 * 60_000;
/** What is older is written for sure: a transaction's rows may bear a time before it ends. */
const WRITTEN_MS = 5_000;
/** When the mail of a day is sent. */
const MAIL_OF_DAY = '08:00';

/**
 * Mails admins of what waits for them since the last mail, and tells it on their devices
 * (docs/behaviour/rules.md#notices-to-admins).
 */
export const tellAdminsJob: Job = {
  name: 'admin-notices',
  everySeconds: 60,
  run: async (context, _from, signal) => {
    for (const { id, ...told } of await listAdminsToTell(context.db)) {
      if (!signal.aborted && isDue(told, context.now())) await tell(context, id);
    }
    const devices = await listAdminSubscriptions(context.db);
    if (!signal.aborted) await Promise.all(devices.map((device) => tellDevice(context, device)));
    return undefined;
  },
};

type Told = { noticeMail: NoticeMail; toldUntil: Date };

function isDue({ noticeMail, toldUntil }: Told, now: Date): boolean {
  if (noticeMail === 'NEVER') return false;
  const toldAt = new Date(toldUntil.getTime() + WRITTEN_MS);
  if (noticeMail === 'DAILY') return nextTime(MAIL_OF_DAY, 'Asia/Kolkata', toldAt) <= now;
  return now.getTime() - toldAt.getTime() >= REST_MS;
}

/** Says nothing where nothing waits; the mail of a day is then that of the next day. */
function tell(context: AppContext, id: string): Promise<void> {
  return write(context, async (db, _touch, send) => {
    const now = context.now();
    const until = new Date(now.getTime() - WRITTEN_MS);
    const admin = await lockAdminToTell(db, id);
    if (admin === null || !isDue(admin, now)) return;
    const waiting = await countWaiting(db, admin.toldUntil, until);
    const links = linksOf(context, waiting, admin.role);
    if (links.length === 0 && admin.noticeMail === 'AT_ONCE') return;
    await setAdminNotices(db, id, { toldUntil: until });
    if (links.length > 0) send(waitingMail(context, admin.email, links));
  });
}

type Device = Awaited<ReturnType<typeof listAdminSubscriptions>>[number];

/**
 * Tells a device what came since the last notice to it. Where its push service does not take it, the next try tells it
 * with what came meanwhile.
 */
async function tellDevice(context: AppContext, device: Device): Promise<void> {
  const { db, log } = context;
  const now = context.now();
  const lastTry = Math.max(device.sentAt?.getTime() ?? 0, device.failedAt?.getTime() ?? 0);
  if (now.getTime() - lastTry < REST_MS) return;
  const until = new Date(now.getTime() - WRITTEN_MS);
  const waiting = await countWaiting(db, device.sentAt ?? device.createdAt, until);
  const message = waitingPush(waiting, device.adminRole);
  if (message === null) return;
  const { status, problem } = await attemptPush(context, device, message);
  if (status >= 200 && status < 300) {
    return notePushed(db, device.id, { sentAt: until, failedAt: null });
  }
  const details = { subscription: device.id, problem };
  if (isGone(status)) {
    await deletePushSubscription(db, device.id);
    return log.info(details, 'a device is gone, and is told no more');
  }
  await notePushed(db, device.id, { failedAt: now });
  log.warn(details, 'a device could not be told; it will be tried again');
}

/** Returns what a device shows of what waits, by numbers alone; null where nothing does. */
function waitingPush(waiting: Waiting, role: AdminRole): PushMessage | null {
  const found = foundKinds(waiting, role);
  const [only, ...others] = found;
  if (only === undefined) return null;
  const isOne = others.length === 0;
  return {
    title: isOne ? inWords(waiting, only) : 'Several things wait for you',
    body: isOne ? '' : found.map((kind) => inWords(waiting, kind)).join(', '),
    path: `/admin/${isOne ? kinds[only].path : 'dashboard'}`,
    tag: 'waiting',
  };
}

type Kind = { words: [one: string, many: string]; path: string; permission: AdminPermission };

const kinds: Record<keyof Waiting, Kind> = {
  sellers: {
    words: ['seller waits for approval', 'sellers wait for approval'],
    path: 'approvals',
    permission: 'change-sellers',
  },
  answers: {
    words: ['seller waits for an answer', 'sellers wait for an answer'],
    path: 'approvals/answers',
    permission: 'answer-messages',
  },
  changes: {
    words: ['change of a seller waits', 'changes of sellers wait'],
    path: 'approvals/changes',
    permission: 'change-sellers',
  },
  looks: {
    words: ['product waits for another look', 'products wait for another look'],
    path: 'approvals/looks',
    permission: 'take-down-products',
  },
  reports: {
    words: ['report of a shopper', 'reports of shoppers'],
    path: 'reports',
    permission: 'answer-reports',
  },
  messages: {
    words: ['message of a visitor', 'messages of visitors'],
    path: 'messages?state=open',
    permission: 'answer-messages',
  },
  mails: {
    words: ['mail could not be sent', 'mails could not be sent'],
    path: 'mails?state=failed',
    permission: 'send-mails',
  },
  backups: {
    words: ['backup has failed', 'backups have failed'],
    path: 'health',
    permission: 'change-operation',
  },
};

/** What waits and can be done by this role. */
const foundKinds = (waiting: Waiting, role: AdminRole) =>
  (Object.keys(kinds) as (keyof Waiting)[]).filter(
    (kind) => waiting[kind] > 0 && mayAdmin(role, kinds[kind].permission),
  );

/** How many of a kind, such as '2 sellers wait for approval'. */
const inWords = (waiting: Waiting, kind: keyof Waiting) =>
  `${waiting[kind]} ${kinds[kind].words[waiting[kind] === 1 ? 0 : 1]}`;

const linksOf = ({ publicUrl }: Pick<AppContext, 'publicUrl'>, waiting: Waiting, role: AdminRole) =>
  foundKinds(waiting, role).map((kind) => ({
    label: inWords(waiting, kind),
    url: `${publicUrl}/admin/${kinds[kind].path}`,
  }));

/** Says how many of what, and nothing that a stranger has written. */
function waitingMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: string,
  links: ReturnType<typeof linksOf>,
): Mail {
  const [only, ...others] = links;
  const isOne = only !== undefined && others.length === 0;
  const subject = isOne ? only.label : 'several things wait for you';
  return letterTo(
    context,
    { email: to, language: 'en' },
    {
      subject,
      lines: [
        'since the last of these mails:',
        '',
        ...links.flatMap((link) => [link, '']),
        {
          label: 'When you are mailed is chosen here',
          url: `${context.publicUrl}/admin/account#notices`,
        },
      ],
    },
  );
}

/** Changes when an admin is mailed; what waits already is not told again. */
export async function updateAdminNotices(
  context: AppContext,
  actor: KnownActor,
  mail: NoticeMail,
): Promise<void> {
  await write(context, async (db) => {
    const before = await lockAdminToTell(db, actor.id);
    if (before === null || before.noticeMail === mail) return;
    const wasSilent = before.noticeMail === 'NEVER';
    await setAdminNotices(db, actor.id, {
      noticeMail: mail,
      ...(wasSilent && { toldUntil: context.now() }),
    });
    await audit(db, actor, {
      action: 'update-notices',
      entity: 'admin',
      entityId: actor.id,
      before: { mail: before.noticeMail },
      after: { mail },
    });
  });
}
