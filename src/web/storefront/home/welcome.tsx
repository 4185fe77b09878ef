import { LogoMark } from '#web/ui/logo.tsx';
import { useFrame } from '../site.ts';

/**
 * The splash over a session's first home page: shown and faded by CSS alone over the page, ended by a tap or a key
 * (`firstPaintScript`), and hidden from screen readers (docs/behaviour/storefront.md#home).
 */
export function Welcome() {
  const { name } = useFrame().site;
  return (
    <div aria-hidden="true" className="welcome">
      <LogoMark className="h-20 text-brass-light" />
      <span className="font-serif text-heading">{name}</span>
    </div>
  );
}
