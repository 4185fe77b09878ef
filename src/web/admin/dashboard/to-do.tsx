import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import { useMay } from '../may.tsx';
import { useTotal, waiting } from '../use-total.ts';

type Thing = {
  list: (typeof waiting)[keyof typeof waiting];
  to: string;
  /** The text for one, and for any other number. */
  words: [one: string, many: string];
  /** Shown only while there is one. */
  isSeldom?: boolean;
};

const things = [
  {
    list: waiting.sellers,
    to: adminAddresses.approvals,
    words: ['seller waits for approval', 'sellers wait for approval'],
  },
  {
    list: waiting.answers,
    to: adminAddresses.approvalAnswers,
    words: ['seller waits for an answer', 'sellers wait for an answer'],
    isSeldom: true,
  },
  {
    list: waiting.documents,
    to: adminAddresses.sellersWithDueDocuments,
    words: ['seller has a document that expires', 'sellers have documents that expire'],
    isSeldom: true,
  },
  {
    list: waiting.changes,
    to: adminAddresses.approvalChanges,
    words: ['change of a seller waits', 'changes of sellers wait'],
    isSeldom: true,
  },
  {
    list: waiting.looks,
    to: adminAddresses.approvalLooks,
    words: ['piece waits for another look', 'pieces wait for another look'],
    isSeldom: true,
  },
  {
    list: waiting.reports,
    to: adminAddresses.reports,
    words: ['piece or shop was reported', 'pieces and shops were reported'],
    isSeldom: true,
  },
  {
    list: waiting.pictures,
    to: adminAddresses.products({ withoutPictures: 'true' }),
    words: ['product has no pictures', 'products have no pictures'],
  },
  {
    list: waiting.messages,
    to: adminAddresses.messages({ read: 'false' }),
    words: ['unread message from visitors', 'unread messages from visitors'],
  },
  {
    list: waiting.mails,
    to: adminAddresses.mails({ state: 'failed' }),
    words: ['mail could not be sent', 'mails could not be sent'],
    isSeldom: true,
  },
] satisfies Thing[];

/** What waits for an admin, with links. */
export function ToDo() {
  return (
    <ul className="mb-8 grid gap-3 md:grid-cols-3">
      {things.map((thing) => (
        <Waiting key={thing.to} {...thing} />
      ))}
    </ul>
  );
}

function Waiting({ list, to, words, isSeldom }: Thing) {
  const maySee = useMay(list.permission);
  const count = useTotal(list);
  if (!maySee || (isSeldom && !count?.total)) return null;
  return (
    <li>
      <Link
        to={to}
        className="flex items-center gap-4 rounded-panel border border-hair bg-panel px-4 py-3.5 hover:bg-hover"
      >
        <span className="min-w-[1.5ch] whitespace-nowrap font-serif text-heading tabular-nums">
          {count ? formatTotal(count.total, count.capped) : '–'}
        </span>
        <span className="grow text-ink-soft">{words[count?.total === 1 ? 0 : 1]}</span>
        <ArrowRight size={16} aria-hidden="true" className="text-ink-muted" />
      </Link>
    </li>
  );
}
