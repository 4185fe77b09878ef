export { typePhrases } from './type-phrases.ts';

/** How far the hero's picture moves with the page (docs/behaviour/storefront.md#home). */
const SHARE = 0.1;

/** Where style sheets cannot tie a movement to the scrolling, this does. Returns what ends it. */
export function driftWithScroll(): () => void {
  const picture = document.querySelector<HTMLElement>('.hero-drift');
  if (!picture || CSS.supports('animation-timeline: scroll()')) return () => {};
  const drift = () => {
    picture.style.transform = `translateY(${scrollY * SHARE}px)`;
  };
  addEventListener('scroll', drift, { passive: true });
  return () => removeEventListener('scroll', drift);
}
