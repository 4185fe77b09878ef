import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

type TabsProps = {
  /** What they are about, for screen readers. */
  label: string;
  items: readonly { to: string; label: string; isCurrent: boolean }[];
};

/** Links between the screens of one subject. */
export function Tabs({ label, items }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  const current = items.findIndex(({ isCurrent }) => isCurrent);
  const words = items.map(({ label: each }) => each).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a number that comes later makes a tab wider
  useEffect(() => {
    // On phones the tabs are wider than the screen.
    const link = nav.current?.querySelectorAll('a')[current];
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, words]);
  return (
    <nav ref={nav} aria-label={label} className="mb-4 overflow-x-auto border-b border-hair">
      <ul className="flex gap-1">
        {items.map(({ to, label: words, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="-mb-px inline-flex min-h-10 items-center pointer-coarse:min-h-11 border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
