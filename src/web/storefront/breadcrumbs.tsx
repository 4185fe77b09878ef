import * as texts from '#texts/storefront/every-page.ts';
import { Link } from '#web/ui/link.tsx';
import { Written } from '#web/ui/written.tsx';

type BreadcrumbsProps = { trail: { label: string; to: string }[]; here: string };

export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className="flex flex-wrap items-center text-small text-ink-muted">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex min-w-0 items-center after:px-2.5 after:content-['/']">
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-11 min-w-0 items-center hover:underline hover:underline-offset-4"
            >
              <Written className="truncate">{label}</Written>
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-ink">
          <Written>{here}</Written>
        </li>
      </ol>
    </nav>
  );
}
