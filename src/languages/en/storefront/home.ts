export const description =
  'Watches, sunglasses, footwear, fashion and pieces for the home from many sellers, priced in rupees and dirhams. Ask the seller by chat.';

/** The three slides over the hero's pictures; the first line of each goes on in the second, which is set off. */
export const firstSlide = { start: 'Premium', end: 'Collection', text: 'Luxury meets comfort' };
export const secondSlide = {
  start: 'Elevate',
  end: 'Your Style',
  text: 'Discover the latest fashion trends',
};
export const thirdSlide = { start: 'Exclusive', end: 'Designs', text: 'Stand out from the crowd' };
export const shopNow = 'Shop Now';

/** What a screen reader calls a region whose items take turns. */
export const carousel = 'carousel';
export const ofSlides = {
  previous: 'Previous slide',
  next: 'Next slide',
  show: (position: number) => `Show slide ${position}`,
};
export const ofPromotions = {
  previous: 'Previous promotion',
  next: 'Next promotion',
  show: (position: number) => `Show promotion ${position}`,
};
export const play = 'Play';
export const pause = 'Pause';
