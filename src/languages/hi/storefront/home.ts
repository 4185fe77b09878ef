export const description =
  'कई विक्रेताओं की घड़ियाँ, धूप के चश्मे, जूते-चप्पल, फ़ैशन और घर का सामान, कीमतें रुपये और दिरहम में। विक्रेता से चैट पर पूछें।';

/** The three slides over the hero's pictures; the first line of each goes on in the second, which is set off. */
export const firstSlide = { start: 'प्रीमियम', end: 'कलेक्शन', text: 'शान भी, आराम भी' };
export const secondSlide = { start: 'निखारें', end: 'अपना स्टाइल', text: 'फ़ैशन के नए ट्रेंड देखें' };
export const thirdSlide = { start: 'एक्सक्लूसिव', end: 'डिज़ाइन', text: 'सबसे अलग दिखें' };
export const shopNow = 'अभी खरीदें';

/** What a screen reader calls a region whose items take turns. */
export const carousel = 'स्लाइड शो';
export const ofSlides = {
  previous: 'पिछली स्लाइड',
  next: 'अगली स्लाइड',
  show: (position: number) => `स्लाइड ${position} दिखाएँ`,
};
export const ofPromotions = {
  previous: 'पिछला ऑफ़र',
  next: 'अगला ऑफ़र',
  show: (position: number) => `ऑफ़र ${position} दिखाएँ`,
};
export const play = 'चलाएँ';
export const pause = 'रोकें';
