import { plural } from '#languages/hi/plural.ts';
import { isolated } from '#languages/isolated.ts';

/*
 * What the privacy notice says (docs/behaviour/rules.md#privacy-notice). Each sentence is what the code does: a change of
 * one makes a new version of the notice.
 */

/** Times, without groups of digits. */
export const days = (count: number) => `${count} दिन`;
export const hours = (count: number) => plural(count, { one: '1 घंटा', other: `${count} घंटे` });
export const minutes = (count: number) => `${count} मिनट`;

export const who = 'आपका डेटा किसके पास रहता है';
export const whoText = ({ site, address }: { site: string; address: readonly string[] }) =>
  `${isolated(site)} का पता: ${isolated(address.join(', '))}। अपने डेटा के बारे में कुछ भी पूछने के लिए लिखें या फ़ोन करें।`;
export const sellersAnswer =
  'आप जिस विक्रेता से पूछते हैं, उसे आपकी पूछताछ मिलती है। इस साइट के बाहर वह उसका जो करता है, उसकी ज़िम्मेदारी उसी की है।';
export const email = 'ईमेल';
export const phone = 'फ़ोन';
export const grievanceOfficer = 'शिकायत अधिकारी';

export const basis = 'हमें यह अधिकार कैसे है';

export const looking = 'जब आप देखते हैं';
export const noAccount = 'देखने के लिए अकाउंट ज़रूरी नहीं है। पेज किसी और जगह से कुछ भी लोड नहीं करते।';
export const noAccountButPictures = ({ site, origins }: { site: string; origins: string }) =>
  `देखने के लिए अकाउंट ज़रूरी नहीं है। ${site} की कुछ फ़ोटो ${origins} से लोड होती हैं, जिन्हें इससे आपका नेटवर्क पता मालूम हो जाता है। पेज दूसरी जगहों से और कुछ लोड नहीं करते।`;
export const ownStorage = 'आपके ब्राउज़र के अपने स्टोरेज में';
export const ownStorageText = (kept: readonly string[]) =>
  `जब तक आप इन्हें वहाँ से न हटाएँ: ${kept.join('; ')}। ऐसे प्रोडक्ट दिखाने के लिए आपका ब्राउज़र उन्हें उनके ID से माँगता है, जिन्हें हम नहीं रखते।`;
/** What browsers keep for a shopper, by its key in their storage. */
export const browserStorage = {
  language: 'आपकी चुनी हुई भाषा',
  region: 'पहले रुपये की कीमत दिखे या दिरहम की',
  favorites: 'आपके पसंदीदा',
  enquiryList: 'आपकी पूछताछ सूची',
  compared: 'वे प्रोडक्ट जिनकी आप तुलना कर रहे हैं',
  recentlyViewed: 'आपके हाल में देखे हुए प्रोडक्ट',
  recentSearches: 'आपकी पिछली खोजें',
  enquiries: 'आपकी भेजी हुई पूछताछ, आपके नाम और शब्दों के बिना',
  asked: 'आपने किस प्रोडक्ट के बारे में कब पूछा',
  hasShownWelcome: 'पेज बंद होने तक, कि आपने स्वागत वाली स्क्रीन देख ली है',
};
export const views = 'देखना और खोजना';
export const viewsText =
  'आपका ब्राउज़र हमें बताता है कि आप कौन-सा प्रोडक्ट या दुकान किस क्षेत्र में देखते हैं और क्या खोजते हैं। हम इन्हें दिन के हिसाब से गिनते हैं, यह जाने बिना कि कौन था। आपको एक ही बार गिनने के लिए सर्वर सिर्फ़ अपनी मेमोरी में आपका नेटवर्क पता रखता है, जब तक दूसरे पते उसकी जगह न ले लें, और एक दिन (UTC) के लिए उस पते, आपके ब्राउज़र के नाम और पेज का हैश रखता है, जो हर दिन नए बनने वाले सीक्रेट से बनता है।';
export const failures = 'गड़बड़ियाँ';
export const failuresText =
  'जब किसी पेज की स्क्रिप्ट रुक जाती है, तो आपका ब्राउज़र हमें बताता है कि कौन-सा पेज था और क्या गड़बड़ हुई। उसमें उद्धरण, पते और लंबी संख्याएँ हटा दी जाती हैं।';

export const toSeller = 'जब आप किसी विक्रेता को लिखते हैं';
export const formText = (agreed: string) =>
  `पूछताछ के फ़ॉर्म में आप इस पर सहमति देते हैं: “[विक्रेता]${agreed}” हम आपका नाम, आपसे संपर्क का तरीका, आपका लिखा हुआ, प्रोडक्ट और उनके साइज़ और कीमतें, आपका क्षेत्र, पेज की भाषा, समय और इस नोटिस का संस्करण रखते हैं। विक्रेता यह सब देखता है और उसे यह ईमेल से भी मिलता है।`;
export const chatText =
  'चैट का लिंक WhatsApp को विक्रेता के नाम एक मैसेज के साथ खोलता है। हम प्रोडक्ट, आपका क्षेत्र, पेज की भाषा, एक रेफ़रेंस नंबर और प्रोडक्ट के साथ आपका लिखा हुआ रखते हैं, लेकिन न आपका नाम और न आपका नंबर। वहाँ आप जो भेजते हैं, वह आपके, विक्रेता और WhatsApp के बीच है।';
export const sellersNotes =
  'विक्रेता यहाँ लिख सकता है कि वह किससे बात कर रहा है: नाम, नंबर, पता और पूछताछ के बारे में कुछ शब्द।';

export const toUs = 'जब आप हमें लिखते हैं';
export const withEach =
  'इनमें से हर एक के साथ हम समय और इस नोटिस का संस्करण रखते हैं; मैसेज और न्यूज़लेटर के साथ पेज की भाषा भी, जिसमें हम जवाब देते हैं।';
export const contact = 'संपर्क';
export const contactText = (said: string) =>
  `“${said}” हम आपका नाम, पता और मैसेज रखते हैं, और हमारे जवाब भी, जो आपको ईमेल किए जाते हैं।`;
export const reportsOf = 'किसी प्रोडक्ट या दुकान की शिकायत';
export const reportsOfText = (said: string) =>
  `“${said}” विक्रेता को नहीं बताया जाता कि शिकायत किसने की।`;
export const newsletter = 'न्यूज़लेटर';
export const quoted = (said: string) => `“${said}”`;

export const selling = 'जब आप यहाँ बेचते हैं';
export const registrationText = (said: string) =>
  `रजिस्ट्रेशन में: “${said}” ग्राहकों को आपकी दुकान का नाम, फ़ोटो, विवरण, शहर, समय, चैट नंबर और आपके प्रोडक्ट दिखते हैं, लेकिन न आपका ईमेल पता और न वह नंबर जिससे आप लॉग इन करते हैं। एडमिन को आपके पासवर्ड को छोड़कर सब दिखता है; पासवर्ड का सिर्फ़ हैश रखा जाता है। हम वह भाषा भी रखते हैं जिसमें आपको ईमेल मिलते हैं; इसे आप अपनी प्रोफ़ाइल में या उस पेज से चुनते हैं जिस पर आप लॉग इन करते हैं।`;
export const download = 'आप अपनी प्रोफ़ाइल में अपना पूरा डेटा डाउनलोड कर सकते हैं और अपना अकाउंट मिटा सकते हैं।';

export const kept = 'क्या रखा जाता है, और कितने समय तक';
export const keptText =
  'जिसका समय पूरा हो जाता है, उसे सर्वर खुद हटा देता है; बहुत ज़्यादा लोड न हो तो कुछ ही मिनटों में।';
export const words = 'पूछताछ में आपका लिखा हुआ, और विक्रेता के नोट';
export const wordsFor = (time: string) =>
  `आपके पूछने के बाद, या विक्रेता के वहाँ आपके बारे में आखिरी बार लिखने के बाद ${time}।`;
export const untilErased = 'जब तक आप इसे न मिटवाएँ।';
export const customer = 'विक्रेता के पास आपका नाम, नंबर और पता';
export const customerErased = 'जब तक आप, या विक्रेता, इसे न मिटवाएँ।';
export const customerFor = (time: string) =>
  `जब तक इनमें से किसी पूछताछ का समय बाकी है; कोई पूछताछ न हो, तो लिखे जाने के बाद ${time}।`;
export const enquiry = 'खुद पूछताछ: प्रोडक्ट, कीमतें और उसका नतीजा';
export const enquiryForEver = 'हमेशा, लेकिन आपका लिखा हुआ मिटने के बाद आपके बिना।';
export const enquiryFor = (time: string) =>
  `आपके पूछने के बाद ${time}; फिर जो कुछ उसमें बचा है, उसके साथ मिट जाती है। किस दिन कितनी पूछताछ हुईं, यह संख्या बनी रहती है।`;
export const receipts = 'विक्रेता ने आपसे जो भुगतान माँगा, और उसकी रसीदें';
export const receiptsText =
  'माँगा गया भुगतान पूछताछ के साथ हटता है। रसीदें विक्रेता के पास रहती हैं, पर आपके शब्द मिटने के बाद आपके नाम के बिना।';
export const messages = 'हमें भेजे गए मैसेज और हमारे जवाब';
export const messagesFor = (time: string) => `आपके लिखने के बाद ${time}।`;
export const reports = 'शिकायतें';
export const reportsErased =
  'आपका लिखा हुआ और पता, जब तक आप उन्हें न मिटवाएँ। किसी चीज़ की शिकायत हुई और क्यों, यह बना रहता है।';
export const reportsFor = (time: string) =>
  `आपका लिखा हुआ और पता, लिखने के बाद ${time}। किसी चीज़ की शिकायत हुई और क्यों, यह बना रहता है।`;
export const newsletterFor = (time: string) =>
  `आपका पता, जब तक आप अनसब्सक्राइब न करें; पुष्टि न करें, तो ${time}।`;
export const mails = 'हमारे भेजे हुए ईमेल';
export const mailsFor = ({ sent, failed }: { sent: string; failed: string }) =>
  `भेजे जाने तक पूरा ईमेल, एन्क्रिप्ट करके। किसे और किस विषय पर: उसके बाद ${sent}। जो न भेजा जा सका, वह पूरा ${failed}।`;
export const viewCounts = 'देखने की गिनती';
export const viewCountsFor = (time: string) => `${time}, यह जाने बिना कि किसने देखा।`;
export const searchCounts = 'खोजों की गिनती';
export const searchCountsFor = (time: string) =>
  `${time}, यह जाने बिना कि किसने खोजा; सिर्फ़ यह मालूम होता है कि कितने नेटवर्क से खोजा गया, करीब साठ तक।`;
export const abuseCounts = 'गलत इस्तेमाल रोकने की गिनती';
export const abuseCountsText =
  'ज़्यादा से ज़्यादा एक दिन, नेटवर्क पते, अकाउंट या ईमेल पते के कुंजी वाले हैश के साथ।';
export const sellers = 'विक्रेता: अकाउंट, दुकान, प्रोडक्ट, कागज़ात, मैसेज, और उनके बारे में हमारे नोट';
export const sellersFor = ({ prices, imports }: { prices: string; imports: number }) =>
  `जब तक अकाउंट न मिटाया जाए; पुरानी कीमतें ${prices}, और इंपोर्ट की हुई पिछली ${imports} तालिकाएँ। विक्रेता की टीम के लोग: जब तक वे किसी विक्रेता के लिए काम करते हैं।`;
export const sessions = 'विक्रेता और एडमिन: वे कहाँ लॉग इन हैं';
type SessionTimes = { longest: string; idle: string; device: string };
export const sessionsFor = ({ longest, idle, device }: SessionTimes) =>
  `डिवाइस का नाम और नेटवर्क पता, जब तक लॉग इन खत्म न हो: विक्रेता के लिए ${longest} बाद, या ${idle} तक इस्तेमाल न होने पर। सूचना पाने वाले डिवाइस भी इसी के साथ हटते हैं। कि कोई डिवाइस जाना-पहचाना है: उसके आखिरी इस्तेमाल के बाद ${device}।`;
export const erasures = 'कि आपने कुछ मिटवाया है';
export const erasuresText =
  'हमेशा, एक हैश के रूप में, जिससे न यह पता चलता है कि क्या था और न यह कि किसका था: इसी से पुराना बैकअप आपके डेटा के बिना वापस लाया जाता है।';
export const admins = 'एडमिन, और जिन्हें बुलाया गया है';
export const adminsText = (time: string) =>
  `जब तक कोई मालिक उन्हें न हटाए। एडमिन, विक्रेता या उसकी टीम में आने के न्योते: उनके लिंक का समय खत्म होने के बाद ${time}।`;
export const record = 'विक्रेताओं और एडमिन के कामों का रिकॉर्ड';
export const recordForEver =
  'हमेशा, डिवाइस और नेटवर्क पते वाले लॉग इन भी। विक्रेता के मिटने पर उसके नाम और मान खाली कर दिए जाते हैं।';
export const recordFor = (time: string) =>
  `${time}, डिवाइस और नेटवर्क पते वाले लॉग इन भी। विक्रेता के मिटने पर उसके नाम और मान खाली कर दिए जाते हैं।`;

export const receives = 'यह किसे मिलता है';
export const receivesText =
  'यहाँ बताए गए लोगों के सिवा किसी को नहीं। कुछ बेचा नहीं जाता, कोई विज्ञापन नहीं है, और देखना और खोजना सिर्फ़ यही सर्वर गिनता है।';
export const receivesWithCounting =
  'यहाँ बताए गए लोगों के सिवा किसी को नहीं। कुछ बेचा नहीं जाता, और कोई विज्ञापन नहीं है।';
export const seller = 'वह विक्रेता जिससे आप पूछते हैं';
export const sellerText = 'आपकी पूछताछ, और आपके बारे में और कुछ नहीं।';
export const adminsOf = (site: string) => `${site} के एडमिन`;
export const adminsOfText = 'यहाँ बताया गया सब कुछ, साइट चलाने और आपको जवाब देने के लिए।';
export const database = 'डेटाबेस';
export const ownDatabase = 'यह सब, सर्वर की डिस्क पर।';
export const otherDatabase = 'यह सब, साइट चलाने वाले के चुने हुए PostgreSQL डेटाबेस में।';
export const files = 'फ़ाइलें';
export const filesInStorage =
  'विक्रेताओं की अपलोड की हुई फ़ोटो और वीडियो, साइट चलाने वाले के चुने हुए ऑब्जेक्ट स्टोरेज में। ग्राहक कोई फ़ाइल नहीं भेजते।';
export const filesOnDisk =
  'विक्रेताओं की अपलोड की हुई फ़ोटो और वीडियो, सर्वर की डिस्क पर। ग्राहक कोई फ़ाइल नहीं भेजते।';
export const mailCarrier = 'ईमेल';
export const mailServer = 'साइट चलाने वाले का चुना हुआ मेल सर्वर उन्हें आप तक और विक्रेताओं तक पहुँचाता है।';
export const mailFolder = (time: string) =>
  `कोई मेल सर्वर सेट नहीं है: ईमेल सर्वर के एक फ़ोल्डर में लिखे जाते हैं और ${time} बाद हटा दिए जाते हैं।`;
export const pushes = 'विक्रेता के डिवाइस पर सूचनाएँ';
export const pushesText = 'उसके ब्राउज़र की कंपनी की पुश सेवा से जाती हैं, उसी डिवाइस के लिए एन्क्रिप्ट करके।';
export const backups = 'बैकअप';
export const noBackups =
  'सर्वर खुद कोई बैकअप नहीं बनाता। साइट चलाने वाला किसी और तरीके से डेटा की कॉपी रखता हो, तो मिटाया हुआ डेटा उन कॉपी में तब तक रहता है जब तक वे न मिटाई जाएँ।';
type Backups = {
  isElsewhere: boolean;
  isEncrypted: boolean;
  every: string;
  keep: number;
  gone: string;
};
export const backupsText = ({ isElsewhere, isEncrypted, every, keep, gone }: Backups) =>
  `इस सब की ${isEncrypted ? 'एन्क्रिप्ट की हुई' : 'बिना एन्क्रिप्शन वाली'} कॉपी हर ${every} पर ${isElsewhere ? 'साइट चलाने वाले के चुने हुए ऑब्जेक्ट स्टोरेज' : 'एक फ़ोल्डर'} में रखी जाती है, और पिछली ${keep} कॉपी रखी जाती हैं: करीब ${gone} बाद मिटाया हुआ डेटा किसी कॉपी में नहीं रहता।`;
export const proxies = 'सर्वर के आगे';
export const proxiesText =
  'साइट चलाने वाले के चुने हुए प्रॉक्सी, या पेज पहुँचाने वाला नेटवर्क, आपके ब्राउज़र की माँग आगे भेजते हैं और आपका नेटवर्क पता देखते हैं।';
export const programs = 'विक्रेताओं के प्रोग्राम';
export const programsText =
  'विक्रेता, और पूरे मार्केटप्लेस के लिए संचालक, अपने प्रोग्राम जोड़ सकते हैं, जो वही पढ़ते हैं जो वे ख़ुद पढ़ सकते हैं और जिन्हें नई पूछताछ आते ही उसकी सूचना मिलती है। वे उसका क्या करते हैं, इसकी ज़िम्मेदारी उन्हीं की है।';
export const analytics = 'विज़िट की गिनती';
export const analyticsText = (host: string) =>
  `संचालक का अपना सर्वर (${host}) दुकान के पेजों की विज़िट गिनता है: कौन-सा पेज, कहाँ से आए, और किस तरह का डिवाइस। वह कोई कुकी नहीं रखता।`;
export const traces = 'ट्रेस';
export const tracesText =
  'साइट चलाने वाले की चुनी हुई एक सेवा को यह मिलता है कि हर तरह की रिक्वेस्ट में कितना समय लगा, बिना पतों, नामों और शब्दों के।';

export const networks = 'नेटवर्क पते और लॉग';
export const failuresLogged = 'सर्वर के लॉग में सिर्फ़ गड़बड़ियाँ होती हैं, यह नहीं कि किसने क्या माँगा।';
/** Of a log of requests, by what stands in it of who asked. */
export const requestsLogged = {
  shortened:
    'सर्वर रिक्वेस्ट लॉग करता है: समय, पेज का पता (प्रश्नचिह्न के बाद के हिस्से के बिना), नतीजा, और माँगने वाले का नेटवर्क पता, इतना छोटा करके कि वह करीब सौ पतों का हो सकता है। लॉग कितने समय रखा जाए, यह साइट चलाने वाला वहाँ तय करता है जहाँ लॉग जमा होता है।',
  hashed:
    'सर्वर रिक्वेस्ट लॉग करता है: समय, पेज का पता (प्रश्नचिह्न के बाद के हिस्से के बिना), नतीजा, और माँगने वाले के नेटवर्क पते का एक निशान, जो हर दिन बदलता है। लॉग कितने समय रखा जाए, यह साइट चलाने वाला वहाँ तय करता है जहाँ लॉग जमा होता है।',
  whole:
    'सर्वर रिक्वेस्ट लॉग करता है: समय, पेज का पता (प्रश्नचिह्न के बाद के हिस्से के बिना), नतीजा, और माँगने वाले का नेटवर्क पता। लॉग कितने समय रखा जाए, यह साइट चलाने वाला वहाँ तय करता है जहाँ लॉग जमा होता है।',
  none: 'सर्वर रिक्वेस्ट लॉग करता है: समय, पेज का पता (प्रश्नचिह्न के बाद के हिस्से के बिना) और नतीजा, और यह बिल्कुल नहीं कि किसने माँगा। लॉग कितने समय रखा जाए, यह साइट चलाने वाला वहाँ तय करता है जहाँ लॉग जमा होता है।',
};
export const againstAbuse =
  'गलत इस्तेमाल रोकने के लिए सर्वर गिनता है कि कोई नेटवर्क पता, अकाउंट या ईमेल पता कितनी बार कुछ आज़माता है। ये कुंजी वाले हैश के रूप में रखे जाते हैं, जिनसे कोई इन्हें पढ़ नहीं सकता।';

export const cookies = 'कुकी';
export const noCookies = 'ग्राहकों को कोई कुकी नहीं मिलती।';
export const sellersAndAdmins = 'विक्रेता और एडमिन';
export const logInCookies = (time: string) =>
  `लॉग इन करने पर दो कुकी लगती हैं, जिन्हें कोई स्क्रिप्ट नहीं पढ़ सकती: “device”, जिससे उसी ब्राउज़र का अगला लॉग इन ${time} तक पहचाना जाता है; और “seller-media” या “admin-media”, जिससे वे फ़ोटो दिखती हैं जो सबके लिए नहीं हैं, जब तक ब्राउज़र बंद न हो। लॉग इन खुद ब्राउज़र के लोकल स्टोरेज में रहता है, जब तक वह खत्म न हो।`;
export const previews = 'प्रीव्यू';
export const previewCookie =
  'जो हमारे लिंक से कोई ऐसा पेज खोलता है जो अभी प्रकाशित नहीं हुआ, उसे एक कुकी मिलती है, “preview-media”, जिसे कोई स्क्रिप्ट नहीं पढ़ सकती। जब तक लिंक चलता है, ज़्यादा से ज़्यादा एक घंटा, उससे उस पेज की फ़ोटो दिखती हैं, और उससे किसी की पहचान नहीं होती।';

export const rights = 'आप क्या माँग सकते हैं';
export const rightsText = (address: string) =>
  `आप देख सकते हैं कि आपका क्या डेटा रखा गया है, उसे ठीक करा सकते हैं या मिटवा सकते हैं, और दी हुई सहमति वापस ले सकते हैं: जिस पते की बात है, उसी से ${address} पर लिखें, या फ़ोन नंबर या पूछताछ का रेफ़रेंस नंबर बताएँ। एडमिन यह सब आपको दे सकता है और मिटा सकता है।`;
export const leaving =
  'हर न्यूज़लेटर में उसे छोड़ने का लिंक होता है, जिससे आपका पता तुरंत हट जाता है। ईमेल या चैट से जो विक्रेता तक पहुँच चुका है, उसे मिटाना विक्रेता का काम है।';
export const complaints = 'हमारे बारे में शिकायत';

export const moreFrom = (site: string) => `${site} से और`;
