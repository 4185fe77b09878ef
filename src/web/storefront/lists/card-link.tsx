import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { wantsLessMotion } from '#web/ui/browser/wants-less-motion.ts';
import { dimCard, Link, WHILE_SEEN } from '#web/ui/link.tsx';

/** A card dims this long before its page opens (docs/behaviour/storefront.md#cards). */
const LEAVES_AFTER_MS = 300;

/**
 * The link of a whole card. A click dims the card and leaves after 300 ms, while the page has been
 * loading since the card was seen; keyboard, modified clicks and users who want less motion leave at
 * once.
 */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  function leave(event: MouseEvent<HTMLAnchorElement>) {
    const isKeyboard = event.detail === 0;
    if (!dimCard(event) || isKeyboard || wantsLessMotion()) return;
    event.preventDefault();
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => navigate(to), LEAVES_AFTER_MS);
  }

  return (
    <Link to={to} prefetch={WHILE_SEEN} onClick={leave} className="product-name">
      {children}
    </Link>
  );
}
