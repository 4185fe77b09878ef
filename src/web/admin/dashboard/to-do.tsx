import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Waiting } from '#contracts/calls/waiting.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import { usePermissions } from '../may.tsx';
import { permissionOfScreen } from '../screens.ts';
import { useWaiting } from '../use-waiting.ts';

type Thing = {
  kind: keyof Waiting;
  to: string;
  /** The text for one, and for any other number. */
  words: [one: string, many: string];
  /** Shown only while there is one. */
  isSeldom?: boolean;
};

const things = [
  {
    kind: 'sellers',
    to: adminAddresses.approvals,
    words: ['seller waits for approval', 'sellers wait for approval'],
  },
  {
    kind: 'answers',
    to: adminAddresses.approvalAnswers,
    words: ['seller waits for an answer', 'sellers wait for an answer'],
    isSeldom: true,
  },
  {
    kind: 'documents',
    to: adminAddresses.sellersWithDueDocuments,
    words: ['seller has a document that expires', 'sellers have documents that expire'],
    isSeldom: true,
  },
  {
    kind: 'changes',
    to: adminAddresses.approvalChanges,
    words: ['change of a seller waits', 'changes of sellers wait'],
    isSeldom: true,
  },
  {
    kind: 'looks',
    to: adminAddresses.approvalLooks,
    words: ['product waits for another look', 'products wait for another look'],
    isSeldom: true,
  },
  {
    kind: 'reports',
    to: adminAddresses.reports,
    words: ['product or shop was reported', 'products and shops were reported'],
    isSeldom: true,
  },
  {
    kind: 'pictures',
    to: adminAddresses.products({ withoutPictures: 'true' }),
    words: ['product has no pictures', 'products have no pictures'],
  },
  {
    kind: 'messages',
    to: adminAddresses.messages({ read: 'false' }),
    words: ['unread message from visitors', 'unread messages from visitors'],
  },
  {
    kind: 'mails',
    to: adminAddresses.mails({ state: 'failed' }),
    words: ['mail could not be sent', 'mails could not be sent'],
    isSeldom: true,
  },
] satisfies Thing[];

/** What waits for an admin, with links: of what the role may see. */
export function ToDo() {
  const permissions = usePermissions();
  const waiting = useWaiting();
  const shown = things.filter(
    ({ kind, to, isSeldom }: Thing) =>
      permissions.includes(permissionOfScreen(to.split('?')[0] ?? '')) &&
      (!isSeldom || waiting?.[kind]?.total),
  );
  return (
    <ul className="mb-8 grid gap-3 md:grid-cols-3">
      {shown.map(({ kind, to, words: [one, many] }) => {
        const count = waiting?.[kind];
        return (
          <li key={to}>
            <Link
              to={to}
              className="flex items-center gap-4 rounded-panel border border-hair bg-panel px-4 py-3.5 hover:bg-hover"
            >
              <span className="min-w-[1.5ch] whitespace-nowrap font-serif text-heading tabular-nums">
                {count ? formatTotal(count.total, count.capped) : '–'}
              </span>
              <span className="grow text-ink-soft">{count?.total === 1 ? one : many}</span>
              <ArrowRight size={16} aria-hidden="true" className="text-ink-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
