import { FIRST_LANGUAGE } from '#languages/languages.ts';
import { inEach } from '#languages/translations.ts';
import {
  type DemoPage,
  type DemoPageText,
  divider,
  heading,
  list,
  paragraph,
  picture,
  pieces,
  quote,
} from './page-texts.ts';
import { type StoryName, translated } from './translated.ts';
import type { DaysAgo, DemoPicture } from './types.ts';

const veranda: DemoPageText = {
  title: 'An evening on the veranda',
  summary:
    'In the houses of the southern coast the best room has no walls. What stands in it is low, cool, and older than the roof.',
  blocks: [
    paragraph(
      'At six the sea turns and the air begins to move. In the old merchants’ houses somebody carries two chairs out, then a lamp, then nothing else: a veranda is furnished by what is left inside.',
    ),
    heading('Cane, and why it is never tight'),
    paragraph(
      'The weaver in Karaikudi splits the cane with her thumb and soaks it overnight. A seat takes two days and some four hundred crossings. It is woven slack on purpose, since it draws itself tight as it dries, and gives a little under whoever sits down.',
    ),
    picture(
      'products/chettin-row-cane-armchair-3.webp',
      'The cane armchair beside a brass lamp on a stool',
    ),
    quote('A chair that does not answer when you sit is only a shelf for people.'),
    paragraph(
      'When it sags after a few summers, damp it from below and leave it in the sun for an afternoon. Nobody who grew up with one has ever bought a cushion.',
    ),
    heading('Light from below'),
    paragraph(
      'Nothing on a veranda hangs. The lantern stands on the floor, so that its stars climb the wall, and the stool beside the chair holds whatever the evening brings: a tray, a book, somebody’s feet.',
    ),
    pieces(
      'chettin-row-cane-armchair',
      'chettin-row-stool',
      'tamravat-fanous',
      'tamravat-minar-lamp',
    ),
  ],
};

const byHand: DemoPageText = {
  title: 'Wound by hand, every morning',
  summary:
    'A watch without a battery asks for twenty seconds a day. A retired teacher of horology on what it gives back.',
  blocks: [
    paragraph(
      'The salon behind the Kala Ghoda galleries has two rooms. In the first one watches are sold; in the second they tick for a week, face up, face down and on their sides, while a retired teacher writes down by how many seconds each is late.',
    ),
    paragraph(
      'She has done this for thirty-one years, and still winds her own at breakfast: twelve turns, until the crown says no.',
    ),
    quote('You do not wind it to keep it going. You wind it to begin the day.'),
    heading('What is inside'),
    paragraph(
      'A spring as long as your arm and thinner than a hair lets itself out over sixty hours, five beats at a time. There is nothing in it that a careful hand with a loupe cannot take apart, clean and put together again, now or when your granddaughter wears it.',
    ),
    picture(
      'products/kharavel-nizam-38-3.webp',
      'The Nizam 38 laid across a green leather travel roll beside a fountain pen',
    ),
    heading('How to begin'),
    list(
      'Wind it at the same hour each day, off the wrist.',
      'Turn until you feel the stop, and not beyond it.',
      'Keep it from magnets: loudspeakers, handbag clasps, the lids of laptops.',
      'Have it cleaned every five years, whether it complains or not.',
    ),
    pieces('kharavel-nizam-38', 'kharavel-dak'),
  ],
};

const light: DemoPageText = {
  title: 'Made for hard light',
  summary:
    'At noon in Fort Kochi shadows have edges. What four days in a barrel of wood chips have to do with it.',
  blocks: [
    paragraph(
      'A pair of sunglasses begins as a sheet eight millimetres thick, which smells faintly of cotton. It is cut, filed and pinned, and then it goes into a barrel of wood chips and turns, slowly, for four days. No polish is used. The shine that comes out was in there all along.',
    ),
    picture(
      'products/ovrai-pier-tortoise-3.webp',
      'Close view of the hinge rivets and the grain of the acetate',
    ),
    heading('The fitting'),
    paragraph(
      'At The Noonhouse nobody asks for your size. They look at how you frown. The temples are warmed under the tap and bent behind the ear, one side and then the other, since no face has two equal ones.',
    ),
    quote('If you can feel them after an hour, we have not finished.'),
    pieces('ovrai-pier-tortoise', 'ovrai-pier-black', 'ovrai-clerk'),
  ],
};

const care: DemoPageText = {
  title: 'Care of what you own',
  summary: 'A little, often, and never with anything that foams.',
  blocks: [
    heading('Leather'),
    list(
      'Wipe with a dry cloth after rain, and dry away from the sun.',
      'Cream twice a year, thinly; let it rest for a night.',
      'Keep the shape: trees in shoes, paper in bags.',
    ),
    heading('Brass and silver'),
    paragraph(
      'Both darken where they are not touched. Rub with a soft cloth and half a lime, rinse and dry at once; or leave them alone, which is also right.',
    ),
    heading('Silk and wool'),
    list(
      'Air them rather than wash them.',
      'Wash cold, by hand, with a drop of shampoo.',
      'Fold wool, never hang it; cedar keeps the moths away.',
    ),
    divider,
    {
      kind: 'paragraph',
      spans: [
        { text: 'Something broken? ', bold: true },
        { text: 'Ask the seller first: most of them mend what they sell. Who they are stands on ' },
        { text: 'their own pages', link: '/seller-list' },
        { text: ', and how things are made in our ' },
        { text: 'stories', link: '/stories' },
        { text: '.' },
      ],
    },
  ],
};

const story = (
  name: StoryName,
  days: DaysAgo,
  cover: DemoPicture | null,
  en: DemoPageText,
): DemoPage => ({
  ...{ kind: 'story', name, daysAgo: days, cover, isInFooter: false },
  texts: inEach((language) =>
    language === FIRST_LANGUAGE ? en : translated[language].stories[name],
  ),
});

/** The demo's stories and its plain page, the oldest first: all invented. */
export const demoPages: DemoPage[] = [
  story(
    'made-for-hard-light',
    47,
    {
      file: 'site/hero-2.webp',
      alt: 'Square tortoiseshell sunglasses in the shadow of a palm leaf',
    },
    light,
  ),
  story(
    'wound-by-hand',
    26,
    { file: 'site/about.webp', alt: 'A watch on a wooden desk with two books and a pen' },
    byHand,
  ),
  story(
    'an-evening-on-the-veranda',
    5,
    { file: 'site/hero-1.webp', alt: 'A teak armchair and a brass lamp in a dark room' },
    veranda,
  ),
  { ...story('care', 60, null, care), kind: 'page', isInFooter: true },
];
