export { typePhrases } from './type-phrases.ts';

/** How far the hero's picture moves with the page (docs/behaviour/storefront.md#home). */
const SHARE = 0.1;

/**
 * Moves the hero's picture by script where style sheets cannot tie a movement to scrolling. Returns
 * a function that ends it.
 */
export function driftWithScroll(): () => void {
  const picture = document.querySelector<HTMLElement>('.hero-drift');
  if (!picture || CSS.supports('animation-timeline: scroll()')) return () => {};
  const drift = () => {
    picture.style.transform = `translateY(${scrollY * SHARE}px)`;
  };
  addEventListener('scroll', drift, { passive: true });
  return () => removeEventListener('scroll', drift);
}
