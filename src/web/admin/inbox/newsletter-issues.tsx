import { Plus } from 'lucide-react';
import { getNewsletterIssues } from '#contracts/calls/newsletter.ts';
import type { NewsletterIssue } from '#contracts/newsletter-issue.ts';
import { formatCount } from '#languages/count.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Written } from '#web/ui/written.tsx';
import { useMay } from '../may.tsx';

const states = {
  draft: ['quiet', 'Draft'],
  sending: ['warn', 'Being sent'],
  sent: ['good', 'Sent'],
  stopped: ['bad', 'Stopped'],
} as const;

/** How far a newsletter is sent, as a dot and words. */
export function IssueState({ issue }: { issue: NewsletterIssue }) {
  return (
    <StatusDot tone={issue.sendAt ? 'warn' : states[issue.state][0]}>{stateOf(issue)}</StatusDot>
  );
}

const stateOf = ({ state, sendAt }: NewsletterIssue) => (sendAt ? 'Scheduled' : states[state][1]);

const columns: CallColumn<typeof getNewsletterIssues>[] = [
  {
    key: 'subject',
    title: 'Subject',
    card: 'title',
    cell: (row) => <Written className="font-medium">{row.subject}</Written>,
    text: (row) => row.subject,
  },
  {
    key: 'state',
    title: 'State',
    width: '10rem',
    cell: (row) => <IssueState issue={row} />,
    text: stateOf,
  },
  {
    key: 'mailed',
    title: 'Mailed to',
    width: '9rem',
    isNumber: true,
    cell: (row) =>
      row.state === 'draft' ? '–' : `${formatCount(row.mailed)} of ${formatCount(row.readers)}`,
    text: (row) => row.mailed,
  },
  {
    key: 'sentAt',
    title: 'Sent',
    width: '12rem',
    cell: ({ sentAt, sendAt }) => {
      const moment = sentAt ?? sendAt;
      return moment === null ? '–' : formatMoment(moment);
    },
    text: ({ sentAt, sendAt }) => sentAt ?? sendAt ?? '',
  },
  {
    key: 'createdAt',
    title: 'Begun',
    sort: 'createdAt',
    width: '12rem',
    cell: (row) => formatMoment(row.createdAt),
    text: (row) => row.createdAt,
  },
];

/** The newsletters that were written. */
export default function NewsletterIssues() {
  const list = useList(getNewsletterIssues, { columns, pageSize: 20 });
  const write = useMay('send-newsletter') && (
    <ActionButtonLink look="solid" to={adminAddresses.newsletterIssue('new')}>
      <Plus size={15} aria-hidden="true" />
      Write a Newsletter
    </ActionButtonLink>
  );
  return (
    <ListPage
      title="Newsletters"
      noun="newsletters"
      id="newsletters"
      list={list}
      exportName="newsletters"
      numbers={adminPages}
      nameOf={(row) => row.subject}
      linkOf={(row) => adminAddresses.newsletterIssue(row._id)}
      search="Search subjects..."
      head={write}
      empty={{
        title: 'No newsletter yet',
        text: 'Write one, send yourself a test, then send it to all readers who have confirmed.',
        action: write,
      }}
    />
  );
}
