import type { Texts } from '../translated.ts';

/** The categories, sub-categories and product types in Hindi, by `category/sub-category/type`. */
export const taxonomy: Texts = {
  watches: {
    name: 'घड़ियाँ',
    description:
      'पुरुषों और महिलाओं के लिए चाबी वाली, ऑटोमैटिक और पानी में चलने वाली घड़ियाँ, भेजने से पहले समय मिलाकर।',
  },
  'watches/dress': {
    name: 'ड्रेस घड़ियाँ',
    description: 'पतले केस और सादे डायल, जो आस्तीन के नीचे छिप जाते हैं।',
  },
  'watches/dress/hand-wound': { name: 'चाबी वाली', description: 'हर सुबह क्राउन से चाबी दें।' },
  'watches/dress/self-winding': {
    name: 'ऑटोमैटिक',
    description: 'कलाई की हलचल से अपने आप चाबी लगती है।',
  },
  'watches/chronographs': {
    name: 'क्रोनोग्राफ़',
    description: 'कलाई की स्टॉपवॉच, जिसके डायल एक नज़र में पढ़े जाते हैं।',
  },
  'watches/chronographs/sports': {
    name: 'स्पोर्ट्स क्रोनोग्राफ़',
    description: 'टैकीमीटर और पेच से बंद होने वाले बटन।',
  },
  'watches/chronographs/heritage': {
    name: 'क्लासिक क्रोनोग्राफ़',
    description: 'बँटे हुए डायल और पुराने ढंग के बटन।',
  },
  'watches/divers': {
    name: 'डाइवर घड़ियाँ',
    description: '200 मीटर और उससे गहरे पानी के लिए, अँधेरे में भी पढ़ी जा सकें।',
  },
  'watches/divers/steel': {
    name: 'स्टील डाइवर',
    description: 'सिरेमिक बेज़ल के साथ मरीन स्टील।',
  },
  'watches/divers/bronze': {
    name: 'ब्रॉन्ज़ डाइवर',
    description: 'नमक और समय के साथ गहरे होते केस।',
  },
  'watches/ladies': {
    name: 'महिलाओं की घड़ियाँ',
    description: 'छोटे केस, अपने ही अनुपात में बने।',
  },
  'watches/ladies/strap': {
    name: 'पट्टे वाली घड़ियाँ',
    description: 'चमड़े और साटन के पट्टे, बदलना आसान।',
  },
  sunglasses: {
    name: 'धूप के चश्मे',
    description: 'एसीटेट, टाइटेनियम और स्टील के डिज़ाइनर धूप के चश्मे, हर एक में पूरी UV सुरक्षा।',
  },
  'sunglasses/aviators': {
    name: 'एविएटर',
    description: 'हल्के मेटल फ़्रेम में बूँद के आकार के लेंस।',
  },
  'sunglasses/aviators/classic': {
    name: 'क्लासिक एविएटर',
    description: 'पतला तार और सीधी ऊपरी पट्टी।',
  },
  'sunglasses/aviators/double-bridge': {
    name: 'डबल ब्रिज',
    description: 'दो ब्रिज वाले, थोड़े चौकोर फ़्रेम।',
  },
  'sunglasses/squares': {
    name: 'चौकोर चश्मे',
    description: 'मोटा एसीटेट, वज़न सही जगह पर।',
  },
  'sunglasses/squares/acetate': {
    name: 'चौकोर एसीटेट',
    description: 'एक ही शीट से कटे, कई दिन तक घुमाकर चमकाए।',
  },
  'sunglasses/squares/browline': {
    name: 'ब्राउलाइन',
    description: 'ऊपर एसीटेट, नीचे तार।',
  },
  'sunglasses/rounds': {
    name: 'गोल चश्मे',
    description: 'तार और एसीटेट के गोल फ़्रेम, छोटे से बड़े तक।',
  },
  'sunglasses/rounds/wire': {
    name: 'तार वाले गोल',
    description: 'ग्यारह ग्राम, जैसे पहना ही न हो।',
  },
  'sunglasses/rounds/acetate': {
    name: 'एसीटेट वाले गोल',
    description: 'शहद और सींग के रंग के मोटे फ़्रेम।',
  },
  'sunglasses/cat-eyes': {
    name: 'कैट-आई',
    description: 'बाहर की ओर उठा कोना, हल्के से नाटकीय तक।',
  },
  'sunglasses/cat-eyes/classic': {
    name: 'क्लासिक कैट-आई',
    description: 'मझोले फ़्रेम, हल्का-सा उठाव।',
  },
  'sunglasses/cat-eyes/oversized': {
    name: 'बड़े कैट-आई',
    description: 'धूप भरी छतों के लिए चौड़े फ़्रेम।',
  },
  footwear: {
    name: 'जूते-चप्पल',
    description: 'फ़ुटपाथ, बरामदे और बारिश की सड़कों के लिए प्रीमियम जूते-चप्पल, जिनके सोल बदले जा सकें।',
  },
  'footwear/espadrilles': {
    name: 'एस्पाड्रिल और क्लॉग',
    description: 'गुँथे जूट पर कैनवास, तराशी लकड़ी पर चमड़ा।',
  },
  'footwear/espadrilles/canvas': {
    name: 'एस्पाड्रिल',
    description: 'गुँथे सोल से बँधा कैनवास।',
  },
  'footwear/espadrilles/clogs': {
    name: 'क्लॉग',
    description: 'लकड़ी के सोल पर कीलों से जड़ा चमड़ा।',
  },
  'footwear/loafers': {
    name: 'लोफ़र',
    description: 'पीछे से खुले, बिना फ़ीते के, हाथ से सिले।',
  },
  'footwear/loafers/penny': {
    name: 'पेनी लोफ़र',
    description: 'ऊपर एक पट्टी, सिक्के की जगह के साथ।',
  },
  'footwear/loafers/ornament': {
    name: 'बिट लोफ़र',
    description: 'पीतल की बिट और थोड़ी-सी शान।',
  },
  'footwear/loafers/slippers': {
    name: 'जूतियाँ',
    description: 'नरम और नोकदार, टाइल के फ़र्श के लिए।',
  },
  'footwear/sandals': {
    name: 'सैंडल और चप्पल',
    description: 'गर्म फ़र्श के लिए चमड़ा और कॉर्क।',
  },
  'footwear/sandals/flat': {
    name: 'फ़्लैट सैंडल',
    description: 'क्रॉस पट्टियाँ, चौड़ी पट्टियाँ और अँगूठे के छल्ले।',
  },
  'footwear/sandals/footbed': {
    name: 'कॉर्क सैंडल',
    description: 'कॉर्क के फ़ुटबेड पर एक चौड़ी पट्टी।',
  },
  'footwear/sandals/heeled': {
    name: 'हील वाली सैंडल',
    description: 'ब्लॉक हील पर एक चौड़ी पट्टी।',
  },
  fashion: {
    name: 'फ़ैशन',
    description: 'बैग, चमड़े का छोटा सामान, ऊन, खुशबू और गहने, उन घरानों से जो आज भी हाथ से काम करते हैं।',
  },
  'fashion/handbags': {
    name: 'हैंडबैग',
    description: 'असली चमड़े के टोट, सैडल बैग और टॉप-हैंडल बैग।',
  },
  'fashion/handbags/totes': {
    name: 'टोट बैग',
    description: 'खुले बैग, जिनमें पूरे दिन का सामान आ जाए।',
  },
  'fashion/handbags/shoulder': {
    name: 'शोल्डर बैग',
    description: 'क्रॉसबॉडी या बाँह के नीचे।',
  },
  'fashion/handbags/top-handle': {
    name: 'टॉप-हैंडल बैग',
    description: 'हाथ में लेने वाले, तने हुए आकार के बैग।',
  },
  'fashion/small-leather': {
    name: 'चमड़े का छोटा सामान',
    description: 'वॉलेट और बेल्ट, जो समय के साथ निखरते हैं।',
  },
  'fashion/small-leather/wallets': {
    name: 'वॉलेट',
    description: 'कार्ड और नोटों के लिए, मुड़ने वाले।',
  },
  'fashion/small-leather/belts': {
    name: 'बेल्ट',
    description: 'चमड़े की एक पट्टी और ढला हुआ बकल।',
  },
  'fashion/scarves': {
    name: 'स्कार्फ़ और शॉल',
    description: 'हथकरघे की ऊन, हाथ से रंगी।',
  },
  'fashion/scarves/stoles': {
    name: 'स्टोल',
    description: 'बुनी धारियों और बटी झालर वाला लैम्ब्सवूल।',
  },
  'fashion/fragrance': {
    name: 'परफ़्यूम और इत्र',
    description: 'ऊद, गुलाब और लोबान पर बने परफ़्यूम और तेल।',
  },
  'fashion/fragrance/eau-de-parfum': {
    name: 'ओ द परफ़्यूम',
    description: 'स्प्रे, जो शाम तक महकें।',
  },
  'fashion/fragrance/attar': {
    name: 'इत्र',
    description: 'बिना अल्कोहल का तेल, नब्ज़ पर लगाएँ।',
  },
  'fashion/jewellery': {
    name: 'गहने',
    description: 'सोना, मोती और मीनाकारी, सादे रूप में।',
  },
  home: {
    name: 'घर',
    description: 'मिट्टी, पीतल, रोशनी और सागौन, उन कमरों के लिए जिनमें लोग रहते हैं।',
  },
  'home/vessels': {
    name: 'फूलदान और कटोरे',
    description: 'हाथ से बना स्टोनवेयर, राख, रेत और सेलाडॉन रंग में।',
  },
  'home/vessels/vases': { name: 'फूलदान', description: 'एक टहनी या पूरे गुलदस्ते के लिए।' },
  'home/vessels/bowls': {
    name: 'कटोरे',
    description: 'फलों या चाबियों के लिए, या बस सजाने के लिए।',
  },
  'home/lighting': {
    name: 'लाइट',
    description: 'लैंप और लालटेन, जो कमरे में हल्की, गर्म रोशनी रखें।',
  },
  'home/lighting/table-lamps': {
    name: 'टेबल लैंप',
    description: 'पीतल और स्टोनवेयर पर लिनन के शेड।',
  },
  'home/lighting/lanterns': {
    name: 'लालटेन',
    description: 'जालीदार धातु, जो दीवार पर पैटर्न बनाए।',
  },
  'home/candles': {
    name: 'मोमबत्ती और अगरबत्ती',
    description: 'नारियल का मोम, असली लोबान और चालीस घंटे की लौ।',
  },
  'home/candles/candles': {
    name: 'खुशबूदार मोमबत्तियाँ',
    description: 'हाथ से, थोड़ी-थोड़ी बनाई गईं।',
  },
  'home/candles/incense': {
    name: 'अगरबत्ती और लोबान',
    description: 'अगरबत्तियाँ और लोबान, पीतल के स्टैंड के साथ।',
  },
  'home/trays': {
    name: 'ट्रे और थालियाँ',
    description: 'पीटा हुआ पीतल और तेल लगी लकड़ी, परोसने और रखने के लिए।',
  },
  'home/trays/brass': { name: 'पीतल की ट्रे', description: 'एक ही चादर से पीटकर बनी।' },
  'home/trays/wood': {
    name: 'लकड़ी की ट्रे',
    description: 'सागौन और आम की लकड़ी, तिरछे किनारे।',
  },
  'home/seating': {
    name: 'बैठने के लिए',
    description: 'बेंत की बुनाई और लकड़ी के जोड़ वाली कुर्सियाँ और स्टूल।',
  },
  'home/seating/chairs': {
    name: 'कुर्सियाँ',
    description: 'नीची और चौड़ी, जिनसे उठने का मन न करे।',
  },
  'home/seating/stools': { name: 'स्टूल', description: 'बैठें, चढ़ें या बिस्तर के पास रखें।' },
  stationery: { name: 'स्टेशनरी', description: 'कॉपियाँ और पेन, जल्द आ रहे हैं।' },
  'stationery/pens': { name: 'फ़ाउंटेन पेन', description: 'खरादा हुआ एबोनाइट और स्टील की निब।' },
};
