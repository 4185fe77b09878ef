// Pictures, videos, documents and tables that were sent.

const PHONE =
  'iPhone पर Settings › Camera › Formats › “Most Compatible” चुनने से आगे की फ़ाइलें ठीक बनेंगी।';

export const heicRefused = `यह HEIC फ़ोटो है, जो ब्राउज़र में नहीं दिखती। इसे JPEG में सेव करके फिर चुनें। ${PHONE}`;
export const hevcRefused = `यह वीडियो HEVC (H.265) में है, जो कई ब्राउज़र में नहीं चलता। इसे H.264 वाले MP4 में एक्सपोर्ट करके फिर चुनें। ${PHONE}`;
export const profileRefused = `इस वीडियो के रंग (10 बिट, 4:2:2 या 4:4:4) कई ब्राउज़र में नहीं चलते। इसे H.264 वाले MP4 में 8 बिट और 4:2:0 में, HDR, ProRes या Log के बिना बनाएँ या एक्सपोर्ट करें, और फिर चुनें। ${PHONE}`;

export const pictureTooLarge = 'यह फ़ोटो 10 MB से बड़ी है। छोटी फ़ाइल चुनें।';
export const videoTooLarge = 'यह वीडियो 20 MB से बड़ा है। छोटा वीडियो चुनें।';
export const tableTooLarge = 'यह फ़ाइल 10 MB से बड़ी है। इसे बाँटें और हिस्से एक के बाद एक इंपोर्ट करें।';
export const documentTooLarge = 'यह डॉक्यूमेंट 10 MB से बड़ा है। छोटी फ़ाइल चुनें।';
export const archiveTooLarge = 'यह ZIP फ़ाइल 200 MB से बड़ी है। इसे बाँटें और हिस्से एक के बाद एक भेजें।';
export const fileEmpty = 'यह फ़ाइल खाली है। दूसरी चुनें।';
export const uploadCutOff = 'अपलोड बीच में रुक गया। कृपया फिर कोशिश करें।';
export const notAPicture = 'यह फ़ोटो काम में नहीं ली जा सकती। JPEG, PNG, GIF, WebP या AVIF फ़ाइल चुनें।';
export const notAVideo = 'यह वीडियो काम में नहीं लिया जा सकता। MP4 या MOV फ़ाइल चुनें।';
export const notADocument = 'डॉक्यूमेंट PDF, JPEG, PNG या WebP फ़ाइल होते हैं। इनमें से कोई चुनें।';
export const pdfDamaged = 'यह PDF खराब या अधूरी है। इसे फिर सेव करके दोबारा कोशिश करें।';
export const pictureDamaged = 'यह फ़ोटो खराब या अधूरी है। इसे खोलें, फिर सेव करें और नई फ़ाइल चुनें।';
export const tooManyPixels = ({ isAvif, megapixels }: { isAvif: boolean; megapixels: number }) =>
  `इस फ़ोटो में बहुत ज़्यादा पिक्सेल हैं। ${megapixels} मेगापिक्सेल तक और हर तरफ़ 16,000 पिक्सेल तक की ${isAvif ? 'AVIF ' : ''}फ़ोटो चुनें।`;
export const tooManyFrames = 'इस एनिमेशन में 1,000 से ज़्यादा फ़्रेम हैं। बिना हलचल वाली फ़ोटो चुनें।';
export const videoDamaged = 'यह वीडियो खराब या अधूरा है। इसे फिर एक्सपोर्ट करें और नई फ़ाइल चुनें।';
export const videoHasNoPicture = 'इस फ़ाइल में चलती तस्वीर नहीं है। दूसरा वीडियो चुनें।';
export const videoNotPlayable =
  'ब्राउज़र इस तरह का वीडियो नहीं चला सकते। इसे H.264 वाले MP4 में एक्सपोर्ट करके फिर चुनें।';
export const videoHasManyPixels =
  'इस वीडियो में बहुत ज़्यादा पिक्सेल हैं। हर तरफ़ 8,192 पिक्सेल तक का वीडियो चुनें।';
export const documentTakesTooMuch = 'यह दस्तावेज़ सर्वर की क्षमता से बड़ा है। कम प्रोडक्ट चुनें।';
export const manyFilesNow = 'अभी बहुत सी फ़ाइलें जाँची जा रही हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const noSuchFile = 'यह फ़ाइल नहीं मिली।';
export const storeAway =
  'अभी फ़ोटो और वीडियो रखे नहीं जा सकते। कुछ सेव नहीं हुआ। कृपया कुछ मिनट बाद फिर कोशिश करें।';
export const diskFull =
  'अभी और फ़ाइलों के लिए जगह नहीं है। कुछ सेव नहीं हुआ। कृपया बाद में फिर कोशिश करें; साइट चलाने वालों को जगह बनानी होगी।';
const later = (hours: number) => `${hours} घंटे बाद जारी रखें, या हमसे और माँगें।`;
export const quotaOfFiles = ({ files, hours }: { files: string; hours: number }) =>
  `एक विक्रेता दिन में ${files} फ़ाइलें भेज सकता है, और यह उससे ज़्यादा होगा। ${later(hours)}`;
export const quotaOfBytes = ({ megabytes, hours }: { megabytes: string; hours: number }) =>
  `एक विक्रेता दिन में ${megabytes} MB की फ़ाइलें भेज सकता है, और यह उससे ज़्यादा होगा। ${later(hours)}`;
export const ticketTooOld = 'एक फ़ाइल बहुत पहले भेजी गई थी। उसे फिर चुनें, फिर सेव करें।';
export const documentsFull =
  'आप उतने डॉक्यूमेंट भेज चुके हैं जितने हम रखते हैं (30 MB)। बिना डॉक्यूमेंट के लिखें, या ईमेल करें।';
export const choosePictureOrVideo = 'फ़ोटो या वीडियो चुनें।';
export const chooseTable = 'CSV या XLSX फ़ाइल चुनें।';
export const chooseZip = 'ZIP फ़ाइल चुनें।';

export const tableUnreadable =
  'यह फ़ाइल टेबल की तरह नहीं पढ़ी जा सकती। इसे CSV (UTF-8) या XLSX में सेव करके फिर चुनें।';
export const textCalledWorkbook =
  'इस फ़ाइल के नाम में .xlsx है, पर यह सादा टेक्स्ट है, वर्कबुक नहीं, और इसमें प्रोडक्ट की कोई टेबल नहीं मिली। टेबल को स्प्रेडशीट प्रोग्राम में XLSX या CSV में सेव करके वह फ़ाइल चुनें।';
export const lettersUnknown =
  'पता नहीं चलता कि इस फ़ाइल के अक्षर किस एन्कोडिंग में हैं। इसे CSV UTF-8 या XLSX में सेव करके फिर चुनें।';
export const tooManyRows = ({ most }: { most: string }) =>
  `इस फ़ाइल में ${most} से ज़्यादा पंक्तियाँ हैं। इसे बाँटें और हिस्से एक के बाद एक इंपोर्ट करें।`;
export const cellTooFar = ({
  cell,
  rows,
  columns,
}: {
  cell: string;
  rows: string;
  columns: number;
}) =>
  `सेल ${cell} में कुछ लिखा है, पर टेबल में ${rows} पंक्तियाँ और ${columns} कॉलम तक हो सकते हैं। इससे बाहर के सेल खाली करें, या टेबल बाँटें, और फिर चुनें।`;
export const tooMuchText = 'इस टेबल में बहुत ज़्यादा टेक्स्ट है। इसे बाँटें और हिस्से एक-एक करके चुनें।';
export const workbookUnpacksToMuch =
  'यह वर्कबुक खुलने पर बहुत बड़ी हो जाती है। प्रोडक्ट वाली शीट अलग से, या CSV में सेव करके फिर चुनें।';
export const workbookDamaged = 'यह वर्कबुक खराब है। इसे फिर XLSX या CSV में सेव करें और नई फ़ाइल चुनें।';
export const workbookUnreadable = 'यह वर्कबुक पढ़ी नहीं जा सकती। इसे XLSX या CSV में सेव करके फिर चुनें।';
export const sheetHidden = ({ sheet }: { sheet: string }) =>
  `प्रोडक्ट शीट “${sheet}” पर हैं, जो छिपी हुई है। उसे दिखाएँ, या अलग फ़ाइल में सेव करके फिर चुनें।`;
export const fileUnpacksToMuch = 'यह फ़ाइल खुलने पर किसी फ़ोटो या वीडियो से कहीं ज़्यादा बड़ी हो जाती है।';
export const fileNotUnpacked = 'यह फ़ाइल खोली नहीं जा सकती। ZIP फिर से बनाएँ।';
export const zipHasManyFiles = ({ most }: { most: number }) =>
  `इस ZIP में ${most} से ज़्यादा फ़ाइलें हैं। इसे हिस्सों में बाँटें।`;
export const zipUnpacksToMuch = 'यह ZIP खुलने पर बहुत बड़ी हो जाती है। इसे हिस्सों में बाँटें।';
export const zipDamaged = 'यह ZIP फ़ाइल खराब है। इसे फिर से बनाकर कोशिश करें।';
export const notOwnFiles = ({ field }: { field: string }) =>
  `${field} में सिर्फ़ वही फ़ाइलें हो सकती हैं जो इस प्रोडक्ट की पहले से हैं।`;
export const notKeptFiles = 'mediaOrder में सिर्फ़ रखी गई फ़ाइलें और इस फ़ॉर्म की फ़ाइलें हो सकती हैं।';
export const mediaAway = 'फ़ोटो और वीडियो अभी नहीं दिख रहे। कृपया कुछ मिनट बाद फिर कोशिश करें।';
export const tableTakesTooMuch =
  'यह फ़ाइल पढ़ने के लिए बहुत बड़ी है। इसे हिस्सों में बाँटें या CSV में सेव करें, और फिर चुनें।';
