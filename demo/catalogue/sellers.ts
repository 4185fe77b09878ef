import type { DemoSeller } from './types.ts';

/** The demo's boutiques: all invented, with phone numbers nobody can have. */
export const sellers: DemoSeller[] = [
  {
    key: 'bazm-and-bezel',
    name: 'Bazm & Bezel',
    email: 'hello@bazm-and-bezel.example',
    phone: '5550100101',
    INR: '+910000000011',
    DXB: '+971000000011',
    description:
      'A two-room watch salon behind the Kala Ghoda galleries, run by a retired horology teacher and her son. They regulate every piece for a week before it leaves the bench.',
    status: 'approved',
    joinedDaysAgo: 231,
    picture: {
      file: 'sellers/bazm-and-bezel.webp',
      alt: 'A dress watch lying on dark green leather',
    },
  },
  {
    key: 'khor-meridian',
    name: 'Khor Meridian',
    email: 'desk@khor-meridian.example',
    phone: '5550100102',
    INR: '+910000000012',
    DXB: '+971000000012',
    description:
      'Tool watches and metal eyewear for people who work on the water, chosen in a shopfront on the Dubai creek. Straps are changed and bracelets sized while the kettle boils.',
    status: 'approved',
    joinedDaysAgo: 226,
    picture: {
      file: 'sellers/khor-meridian.webp',
      alt: 'The rotating bezel of a diver in teal',
    },
  },
  {
    key: 'noonhouse',
    name: 'The Noonhouse',
    email: 'bonjour@noonhouse.example',
    phone: '5550100103',
    INR: '+910000000013',
    DXB: '+971000000013',
    description:
      'Sunglasses for hard light, picked from small acetate workshops and fitted by hand in Fort Kochi. Lenses can be ground to prescription in six days.',
    status: 'approved',
    joinedDaysAgo: 219,
    picture: {
      file: 'sellers/noonhouse.webp',
      alt: 'Round sunglasses casting a long coloured shadow',
    },
  },
  {
    key: 'paduka-lane',
    name: 'Paduka Lane',
    email: 'shop@paduka-lane.example',
    phone: '5550100104',
    INR: '+910000000014',
    DXB: '+971000000014',
    description:
      'Shoes made on wooden lasts in Ambur and Agra, stocked in half sizes and three widths. The repair counter is older than the shop.',
    status: 'approved',
    joinedDaysAgo: 214,
    picture: {
      file: 'sellers/paduka-lane.webp',
      alt: 'An oxblood loafer on a stone step',
    },
  },
  {
    key: 'souk-nineteen',
    name: 'Souk Nineteen',
    email: 'salaam@souk-nineteen.example',
    phone: '5550100105',
    INR: '',
    DXB: '+971000000015',
    description:
      'Leather goods and fragrance from door nineteen of a restored Sharjah arcade. Everything on the shelf has been carried or worn by the owners for a season.',
    status: 'approved',
    joinedDaysAgo: 205,
    picture: {
      file: 'sellers/souk-nineteen.webp',
      alt: 'A perfume bottle of amber glass on a stone plinth',
    },
  },
  {
    key: 'zarqa-and-daughters',
    name: 'Zarqa & Daughters',
    email: 'atelier@zarqa-and-daughters.example',
    phone: '5550100106',
    INR: '+910000000016',
    DXB: '',
    description:
      'A family house in Jaipur for jewellery, silk and shawls, with its own enamel kiln on the roof. Commissions take three to five weeks and are drawn with you first.',
    status: 'approved',
    joinedDaysAgo: 198,
    picture: {
      file: 'sellers/zarqa-and-daughters.webp',
      alt: 'A gold pendant on a folded indigo scarf',
    },
  },
  {
    key: 'aangan-and-oar',
    name: 'Aangan & Oar',
    email: 'house@aangan-and-oar.example',
    phone: '5550100107',
    INR: '+910000000017',
    DXB: '+971000000017',
    description:
      'Furniture, lamps and ceramics for slow rooms, gathered between Pondicherry and Muscat. Large pieces travel by sea, wrapped in cotton and straw.',
    status: 'approved',
    joinedDaysAgo: 187,
    picture: {
      file: 'sellers/aangan-and-oar.webp',
      alt: 'A sand-coloured vase with a sprig of olive',
    },
  },
  {
    key: 'malabar-attic',
    name: 'Malabar Attic',
    email: 'write@malabar-attic.example',
    phone: '5550100108',
    INR: '+910000000018',
    DXB: '',
    description:
      'Teak, brass and glass from old coastal houses, mended in Kozhikode. The first collection is being photographed now.',
    status: 'pending',
    joinedDaysAgo: 4,
    picture: {
      file: 'sellers/malabar-attic.webp',
      alt: 'A low teak stool with books and a candle',
    },
  },
  {
    key: 'deira-row',
    name: 'Deira Row Trading',
    email: 'office@deira-row.example',
    phone: '5550100109',
    INR: '',
    DXB: '+971000000019',
    description:
      'Belts, wallets and everyday sunglasses from a wholesale street that rarely sleeps. The shop is closed while the family moves premises.',
    status: 'deactivated',
    joinedDaysAgo: 160,
    picture: {
      file: 'sellers/deira-row.webp',
      alt: 'A rolled brown leather belt',
    },
  },
];
