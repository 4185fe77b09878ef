import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { LogoMark } from '#web/ui/logo.tsx';

/** The marketplace's sign and name, which lead home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Link to={addresses.home} className="-ms-1 flex min-h-11 min-w-0 items-center gap-2.5 px-1">
      <LogoMark className="h-6 flex-none" />
      <span className="wordmark-name truncate font-serif text-[1.625rem] leading-tight tracking-[-0.01em]">
        {name}
      </span>
    </Link>
  );
}
