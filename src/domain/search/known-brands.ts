import { folded } from './folded.ts';
import type { Span } from './spans.ts';
import { wordsIn } from './words.ts';

/** Brands that people ask for by name, by what they are looked for as: the words that find what is near. */
const BRANDS: Record<string, string> = {
  watch:
    'Rolex, Omega, Casio, G-Shock, Seiko, Titan, Fastrack, Sonata, Timex, Citizen, Tissot, Fossil, Swatch, TAG Heuer, Breitling, Cartier, Patek Philippe, Audemars Piguet, Hublot, IWC, Panerai, Tudor, Longines, Rado, Orient, Bulova, Hamilton, Oris, Zenith, Vacheron Constantin, Jaeger-LeCoultre, Richard Mille, Chopard, Maurice Lacroix, Frederique Constant, Raymond Weil, Daniel Wellington, MVMT, Skagen, Garmin, Fitbit, Apple Watch, Samsung Galaxy Watch, Noise, boAt, Fire-Boltt, Amazfit, HMT, HMT Watches, HMT Kohinoor, Police, Invicta, Festina, Baume & Mercier, Blancpain, Breguet, Piaget, Ulysse Nardin, Nomos, Junghans, Luminox, Victorinox, Q&Q, Maxima, Xylys, Helix, Kenneth Cole, Cerruti, Roger Dubuis, A. Lange & Söhne, Franck Muller',
  sunglasses:
    'Ray-Ban, Oakley, Persol, Maui Jim, Carrera, Vogue Eyewear, Lenskart, Vincent Chase, John Jacobs, IDEE, Polaroid, Warby Parker, Oliver Peoples, Gentle Monster, Costa Del Mar, Serengeti, Randolph, Moscot, Cutler and Gross, Mykita, Lindberg, Silhouette, Arnette, Quay Australia, Le Specs, Titan Eyeplus, Opium, Scott Eyewear, Velocity Eyewear, Bolle, Smith Optics, Marc Jacobs, Linda Farrow',
  shoes:
    'Nike, Adidas, Puma, Reebok, New Balance, Asics, Skechers, Converse, Vans, Fila, Under Armour, Jordan, Air Jordan, Yeezy, Crocs, Bata, Liberty, Relaxo, Sparx, Campus, Red Tape, Woodland, Metro Shoes, Mochi, Khadim, Paragon, Hush Puppies, Clarks, Timberland, Dr. Martens, Birkenstock, UGG, Aldo, Charles & Keith, Steve Madden, Nine West, Jimmy Choo, Christian Louboutin, Manolo Blahnik, Salvatore Ferragamo, Ferragamo, Tod’s, Church’s, Cole Haan, Geox, Ecco, Mizuno, Salomon, Hoka, On Running, Saucony, Brooks, Merrell, Columbia, Caterpillar, Lee Cooper, Louis Philippe, Inc.5, Catwalk, Lotto, Kappa, Umbro, Balenciaga, Golden Goose, Common Projects, Onitsuka Tiger, Sole Threads, Havaianas, Hunter Boots, Superga',
  bag: 'Louis Vuitton, Gucci, Prada, Chanel, Hermès, Birkin, Dior, Christian Dior, Fendi, Celine, Coach, Michael Kors, Kate Spade, Tory Burch, Longchamp, Goyard, Bottega Veneta, Saint Laurent, YSL, Yves Saint Laurent, Loewe, Chloé, Givenchy, Burberry, Mulberry, MCM, Miu Miu, Furla, Baggit, Lavie, Hidesign, Da Milano, Caprese, Lino Perros, Wildcraft, American Tourister, Samsonite, Skybags, Safari, Tumi, Rimowa, Delsey, Fjällräven, Kånken, Eastpak, Herschel, Jansport, Mokobara, Nappa Dori, Montblanc, Tommy Hilfiger, Guess, Radley, Anya Hindmarch, Jacquemus, Zouk',
  scarf:
    'Zara, H&M, Uniqlo, Levi’s, Wrangler, Lee Jeans, Diesel, Calvin Klein, Ralph Lauren, Lacoste, Hugo Boss, Armani, Giorgio Armani, Emporio Armani, Versace, Dolce & Gabbana, Valentino, Balmain, Moschino, Kenzo, Off-White, Supreme, Stüssy, Forever 21, Marks & Spencer, Max Fashion, Splash, Pantaloons, Westside, Fabindia, Biba, W for Woman, Aurelia, Libas, Manyavar, Mohey, Sabyasachi, Manish Malhotra, Anita Dongre, Ritu Kumar, Tarun Tahiliani, Raymond, Van Heusen, Allen Solly, Peter England, Jack & Jones, Vero Moda, Benetton, Superdry, Bershka, Pull & Bear, Massimo Dutti, Shein, Ajio, Myntra, Global Desi, Chumbak, Nalli, Jaypore, Moncler, Canada Goose, The North Face, Patagonia, Abercrombie & Fitch, Hollister, Primark, Abof, Roadster, Bewakoof, Snitch, Jockey, Loro Piana, Brunello Cucinelli',
  perfume:
    'Tom Ford, Jo Malone, Creed, Amouage, Rasasi, Ajmal, Swiss Arabian, Arabian Oud, Lattafa, Al Haramain, Al Rehab, Armaf, Afnan, Maison Francis Kurkdjian, Baccarat Rouge, Le Labo, Byredo, Diptyque, Penhaligon’s, Acqua di Parma, Paco Rabanne, Rabanne, Jean Paul Gaultier, Davidoff, Bvlgari, Azzaro, Mugler, Lancôme, Estée Lauder, Guerlain, Elizabeth Arden, Forest Essentials, Bella Vita, Skinn, Fogg, Wild Stone, Park Avenue, Denver, Axe, Nivea, Bath & Body Works, Victoria’s Secret, The Body Shop, Kayali, Xerjoff, Parfums de Marly, Nishane, Initio, Mancera, Montale, Roja, Clive Christian, Sauvage, Ramsons, Nykaa, Memo Paris, Kilian, Abdul Samad Al Qurashi, Anfasic Dokhoon',
  jewellery:
    'Tiffany, Tiffany & Co., Swarovski, Pandora, Tanishq, CaratLane, Malabar, Malabar Gold, Kalyan Jewellers, Joyalukkas, PC Jeweller, Bluestone, Giva, Zoya, Damas, Damiani, Van Cleef, Van Cleef & Arpels, Harry Winston, Graff, De Beers, Forevermark, Bulgari, David Yurman, Mikimoto, Boucheron, Chaumet, Messika, Pomellato, APM Monaco, Amrapali, Tribe Amrapali, Senco, PNG Jewellers, Tbz, Hazoorilal, Orra, Melorra, Voylla, Zaveri Pearls, Pipa Bella, Outhouse, Isharya, Kushal’s, Thomas Sabo, Alex and Ani, Mejuri, Missoma, Monica Vinader, Azza Fahmy, L’azurde, Sky Jewellery, Bhima',
  home: 'IKEA, Pepperfry, Urban Ladder, Home Centre, Homecentre, Pottery Barn, West Elm, Crate & Barrel, Zara Home, H&M Home, Wakefit, Godrej, Nilkamal, Durian, Ellementry, Nicobar, Good Earth, Address Home, Chumbak Home, Danube, Danube Home, Homes R Us, Royal Furniture, Pan Home, Pan Emirates, Marina Home, Yankee Candle, Wedgwood, Villeroy & Boch, Rosenthal, Royal Doulton, Lladró, Baccarat, Lalique, Swarovski Home, Philips, Havells, Wipro, Prestige, Hawkins, Borosil, Le Creuset, Corelle, Tupperware, Milton, Cello, Bombay Dyeing, D’Decor, Sleepwell, Kurlon, Herman Miller, Vitra, Kartell, Flos, Artemide, Tom Dixon, Alessi, Georg Jensen, Mikasa, Noritake',
};

/** A known brand, as it writes itself, and the words that find what is near. */
export type KnownBrand = { name: string; near: string };

const keyOf = (text: string) => folded(text).replace(/[^\p{L}\p{M}\p{Nd}]/gu, '');

const byKey = new Map(
  Object.entries(BRANDS).flatMap(([near, names]) =>
    names.split(/,\s*/).map((name): [string, KnownBrand] => [keyOf(name), { name, near }]),
  ),
);

/** The longest name, in words. */
const LONGEST = 4;

/** Returns the longest known brand that a text names, in whatever way it is written in one or several words. */
export function knownBrandIn(text: string): (KnownBrand & Span) | null {
  const words = wordsIn(text);
  for (let length = LONGEST; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const [start, end] = [words[at]?.start ?? 0, words[at + length - 1]?.end ?? 0];
      const brand = byKey.get(keyOf(text.slice(start, end)));
      if (brand) return { ...brand, start, end };
    }
  }
  return null;
}

/** A name of fewer letters is no other brand's with a slip in it. */
const SHORTEST_SLIPPED = 5;

/** Returns the longest known brand that a text names with one slip: a letter too many, too few, or another one. */
export function slippedBrandIn(text: string): (KnownBrand & Span) | null {
  const words = wordsIn(text);
  for (let length = LONGEST; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const [start, end] = [words[at]?.start ?? 0, words[at + length - 1]?.end ?? 0];
      const key = keyOf(text.slice(start, end));
      if (key.length < SHORTEST_SLIPPED || (length === 1 && isEveryday(key))) continue;
      for (const [other, brand] of byKey) {
        if (other.length >= SHORTEST_SLIPPED && isOneSlip(key, other))
          return { ...brand, start, end };
      }
    }
  }
  return null;
}

/** Whether two texts of the same first letter differ by one letter, or by two that were swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [a, b] = [one.slice(from), other.slice(from)];
  const isTurned = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || isTurned;
}

/** Words of shoppers that are no misspelling of others, though these are near: goods, occasions, people. */
const PLAIN = new Set(
  `abaya anklet anniversary apron baby balcony bangle bath beach bed bedding bedsheet belt best bike bindi birthday
  blanket blazer blouse book bottle bowl box boy boys bracelet bride bridal brother budget bulb cabinet cake camera cap car
  carpet casual cheap chain child children christmas clock cloth clothes clothing coat coin combo cot couch couple cup cupboard
  curtain cushion dad daughter deal deals desk diamond dinner discount diwali doll door dress dupatta earbuds earring
  eid engagement fabric fan father festival fiance flower formal fridge friend frock furniture garden ghagra gift gifts girl girls
  glass gold gown groom hair hamper hat headphone heel her hijab him home hoodie husband iftar infant iphone jacket jeans
  jewel kaftan kajal kandura karwa kettle kids kitchen knife kurta kurti kurtis ladder ladies laptop latest lehenga light lipstick lunch
  luxury makeup mangalsutra mask mat mattress men mens mirror mobile mom mother mug mum nails necklace new nightwear nose
  offer offers office oil pajama pant pants parda party pen phone pillow plant plate platinum pouch premium pyjama quilt rack rakhi
  ramadan ring ringtone rug sale salwar saree sarees sari scarf school set sherwani shirt shirts shoe shop shorts show silk silver
  sister skirt socks sofa sofas son speaker sports spoon stand steel stole suit summer sweater table tablet tea teacher tie
  top toy toys travel trouser tshirt umbrella under uniform unisex valentine vest wall wallet wardrobe watch wedding wife wine
  winter wipe woman women womens wood workwear xmas`
    .trim()
    .split(/\s+/),
);

const PLURAL = /(?<!ch|sh|s|x)s$|(?<=ch|sh|ss|x)es$/;
/** Whether a word is one of shoppers' everyday ones, which stand for no others. */
export const isEveryday = (word: string) => PLAIN.has(word) || PLAIN.has(word.replace(PLURAL, ''));

/** Returns the words of a text, folded, that are what they say and so never taken for mistyped other ones. */
export function meantAsTyped(text: string): string[] {
  const brand = knownBrandIn(text);
  const isOfBrand = ({ start, end }: Span) =>
    brand !== null && brand.start <= start && end <= brand.end;
  return wordsIn(text).flatMap((each) => {
    const word = folded(each.word);
    return isEveryday(word) || isOfBrand(each) ? [word] : [];
  });
}
