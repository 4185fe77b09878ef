import type { PublicSite } from '#contracts/site-config.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { LogoMark } from '#web/ui/logo.tsx';

export type Named = Pick<PublicSite, 'name' | 'logo' | 'hasStories'>;

/** The shop's own logo, or the marketplace's sign and name, which lead home. */
export function Wordmark({ site: { name, logo } }: { site: Named }) {
  return (
    <Link to={addresses.home} className="-ms-1 flex min-h-11 min-w-0 items-center gap-2.5 px-1">
      {logo ? (
        <img
          src={logo.url}
          alt={name}
          width={logo.width}
          height={logo.height}
          className="min-w-0"
        />
      ) : (
        <>
          <LogoMark className="h-6 flex-none" />
          <span className="wordmark-name truncate font-serif text-[1.625rem] leading-tight tracking-[-0.01em]">
            {name}
          </span>
        </>
      )}
    </Link>
  );
}
