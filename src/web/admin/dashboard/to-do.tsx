import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatTotal } from '#web/ui/office/formats.ts';
import { useCalls } from '#web/ui/office/office-provider.tsx';

const things = [
  {
    path: '/admin/get-sellers',
    params: { approval: 'pending' },
    to: '/admin/approvals',
    words: ['seller waits for approval', 'sellers wait for approval'],
  },
  {
    path: '/admin/get-products',
    params: { withoutPictures: 'true' },
    to: '/admin/product?withoutPictures=true',
    words: ['product has no pictures', 'products have no pictures'],
  },
  {
    path: '/admin/get-contact-messages',
    params: {},
    to: '/admin/messages',
    words: ['message from visitors', 'messages from visitors'],
  },
] as const;

/** What waits for an admin, each with the way to it. */
export function ToDo() {
  return (
    <ul className="mb-8 grid gap-3 md:grid-cols-3">
      {things.map((thing) => (
        <li key={thing.to}>
          <Waiting {...thing} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ path, params, to, words }: (typeof things)[number]) {
  const calls = useCalls();
  const { data } = useQuery({
    queryKey: ['list', path, params, 'total'],
    queryFn: ({ signal }) => calls.list(path, { ...params, limit: 1 }, signal),
  });
  return (
    <Link
      to={to}
      className="flex items-center gap-4 rounded-panel border border-hair bg-panel px-4 py-3.5 hover:bg-hover"
    >
      <span className="min-w-[1.5ch] font-serif text-heading tabular-nums">
        {data ? formatTotal(data.total, data.capped) : '–'}
      </span>
      <span className="grow text-ink-soft">{words[data?.total === 1 ? 0 : 1]}</span>
      <ArrowRight size={16} aria-hidden="true" className="text-ink-muted" />
    </Link>
  );
}
