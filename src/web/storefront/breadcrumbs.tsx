import { Link } from 'react-router';

type BreadcrumbsProps = { trail: { label: string; to: string }[]; here: string };

export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex items-center text-small text-ink-muted">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex flex-none items-center after:px-2.5 after:content-['/']">
            <Link
              to={to}
              prefetch="intent"
              className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
            >
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page" className="truncate text-ink">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
