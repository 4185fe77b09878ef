import { formatCount } from '#languages/count.ts';

export const title = 'पूछताछ के आँकड़े';
export const theNumbers = 'आँकड़े';
export const ownPage = (views: number) =>
  `आपका अपना पेज ${formatCount(views)} बार देखा गया। हर विज़िटर दिन में एक बार गिना जाता है, बिना कुकी के; दिन UTC के हिसाब से हैं।`;

export const order = 'क्रम';
export const mostLookedAt = 'सबसे ज़्यादा देखे गए';
export const mostAskedAbout = 'सबसे ज़्यादा पूछे गए';
export const mostWon = 'सबसे ज़्यादा बिके';

export const views = 'देखे गए';
export const askedAbout = 'पूछे गए';
export const won = 'बिके';
export const shareOfViews = (share: string) => `देखे गए का ${share}`;
export const shareOfAsked = (share: string) => `पूछे गए का ${share}`;
export const wonInRupees = 'रुपये में बिक्री';
export const wonInDirhams = 'दिरहम में बिक्री';
export const takenUpAfter = 'जवाब में लगा समय';
export const median = 'पूछताछ से पहले कदम तक का आम समय';
export const before = (value: string) => `पहले ${value}`;
export const asBefore = 'पहले जितना';
export const more = (percent: number) => `${percent}% ज़्यादा`;
export const less = (percent: number) => `${percent}% कम`;

export const viewsOverTime = 'समय के साथ: देखे गए';
export const noViews = 'इस दौरान किसी ने नहीं देखा।';
export const enquiriesOverTime = 'समय के साथ: पूछताछ';
export const noEnquiries = 'इस दौरान कोई पूछताछ नहीं आई।';
export const wonOverTime = 'समय के साथ: बिक्री';
export const nothingWon = 'इस दौरान कुछ नहीं बिका।';

export const pieceByPiece = 'हर प्रोडक्ट के आँकड़े';
export const piece = 'प्रोडक्ट';
export const asked = 'पूछा गया';
export const itsEnquiries = 'इसकी पूछताछ';
export const countOfEnquiries = (count: string) => `${count}: इसकी पूछताछ`;
export const beforeCount = 'पहले:';
export const nothing = 'इस दौरान कुछ नहीं।';
export const beneath = 'हर संख्या के नीचे पिछली अवधि की संख्या है।';

export const unasked = 'देखे गए, पर पूछे नहीं गए';
export const unaskedText = 'शायद अच्छी फ़ोटो, पूरा विवरण या दूसरी कीमत चाहिए।';
export const nothingUnasked = 'जो भी प्रोडक्ट देखा गया, उसके बारे में पूछा भी गया।';

export const noNumbersTitle = 'इस दौरान के आँकड़े नहीं हैं';
export const noNumbersText =
  'किसी ने आपके प्रोडक्ट नहीं देखे और न ही उनके बारे में पूछा। अच्छी फ़ोटो वाले प्रोडक्ट जोड़ें और उनके लिंक शेयर करें, या ज़्यादा दिन चुनें।';
