import * as texts from '#texts/storefront/frame.ts';
import { wantsLessMotion } from '#web/ui/browser/wants-less-motion.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Scroll offset in pixels from which the button is shown. */
const OFFERED_FROM = 600;

export function ScrollToTop() {
  const isOffered = useScrolledPast(OFFERED_FROM);
  return (
    <button
      type="button"
      aria-label={texts.scrollToTop}
      onClick={() => scrollTo({ top: 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' })}
      className="to-top"
      data-offered={isOffered || undefined}
    >
      <Icon name="up" size={20} />
    </button>
  );
}
