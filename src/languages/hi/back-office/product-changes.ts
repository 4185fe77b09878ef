export const changeCategory = 'कैटेगरी या टाइप बदलें';
export const losesDetails =
  'जो जानकारी नई कैटेगरी में नहीं होती, वह प्रोडक्ट से हट जाएगी। “वापस लें” से वह लौट आती है।';
export const setAttribute = 'गुण भरें';
export const category = 'कैटेगरी';
export const chooseCategory = 'कैटेगरी चुनें';
export const subCategory = 'सब-कैटेगरी';
export const chooseSubCategory = 'सब-कैटेगरी चुनें';
export const productType = 'प्रोडक्ट टाइप';
export const noType = 'कोई टाइप नहीं';

export const changePrices = 'कीमतें बदलें';
export const prices = 'कीमतें';
export const riseBy = 'इतनी बढ़ाएँ';
export const raiseOriginals = 'जहाँ नई कीमत कटी हुई कीमत तक पहुँच जाए, वहाँ उसे भी बढ़ाएँ';
export const fallBy = 'इतनी घटाएँ';
export const perCent = 'प्रतिशत';
export const rounded = (currency: 'INR' | 'AED') => `राउंड (${currency})`;
export const notRounded = 'नहीं';
export const roundedTo = (price: string) => `${price} तक`;
export const upToNext = (digit: 9 | 0) => `ऊपर, आखिर में ${digit}`;

export const looking = 'देखा जा रहा है कि क्या बदलेगा…';
export const willChange = 'बदलेंगे';
export const keepPrices = 'कीमतें वही रहेंगी';
export const standThere = 'पहले से वहीं हैं';
export const haveValue = 'यही पहले से भरा है';
export const pricesRefused = 'नहीं बदल सकते: कीमत बहुत ज़्यादा होगी, या पहले की कीमत से कम नहीं होगी';
export const valueRefused = 'नहीं बदल सकते: उनकी कैटेगरी में यह गुण नहीं है, या वहाँ ज़रूरी है';
export const loseDetails = 'जो जानकारी नई कैटेगरी में नहीं है, वह हट जाएगी';
export const newPrices = (currency: 'INR' | 'AED') => `नई कीमतें (${currency})`;
export const fromTo = ({ from, to }: { from: string; to: string }) => `${from} से ${to}`;
export const willBe = 'नई कीमतें';
export const firstWillBe = (count: number) => `पहले ${count} की नई कीमतें`;
export const noValue = 'कुछ नहीं';
export const fromOwnPrice = 'जो प्रोडक्ट इस बीच बदल जाए, उसकी कीमत उस समय की कीमत से बदली जाएगी।';
