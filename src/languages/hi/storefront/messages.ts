import { plural } from '#languages/hi/plural.ts';

/** In place of what this browser keeps, by what that is. */
export const didNotLoad = {
  favourites: 'आपके पसंदीदा लोड नहीं हुए',
  'enquiry list': 'आपकी पूछताछ सूची लोड नहीं हुई',
};
export const tryInAMoment = 'कृपया थोड़ी देर में दोबारा कोशिश करें।';
export const shownOnceConnected = 'यहाँ सेव की हुई चीज़ें कनेक्शन लौटते ही दिखेंगी।';

/** Of pieces that are no longer in the shop, by what they were kept in. */
export const gone = {
  'this list': (count: number) =>
    plural(count, {
      one: 'इस सूची का # प्रोडक्ट अब शॉप में नहीं है।',
      other: 'इस सूची के # प्रोडक्ट अब शॉप में नहीं हैं।',
    }),
  'your favourites': (count: number) =>
    plural(count, {
      one: 'आपके पसंदीदा का # प्रोडक्ट अब शॉप में नहीं है।',
      other: 'आपके पसंदीदा के # प्रोडक्ट अब शॉप में नहीं हैं।',
    }),
  'this comparison': (count: number) =>
    plural(count, {
      one: 'इस तुलना का # प्रोडक्ट अब शॉप में नहीं है।',
      other: 'इस तुलना के # प्रोडक्ट अब शॉप में नहीं हैं।',
    }),
};
export const takeOff = (count: number) => plural(count, { one: 'इसे हटा दें', other: 'इन्हें हटा दें' });
