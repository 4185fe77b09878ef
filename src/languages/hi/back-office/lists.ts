export const selected = (count: string) => `${count} चुने गए`;
/** `total` may end in a plus sign. */
export const allSelected = (total: string) => `मेल खाने वाले सभी ${total} चुने गए`;
export const selectAllThatMatch = (total: string) => `मेल खाने वाले सभी ${total} चुनें`;
export const clearSelection = 'चुने हुए हटाएँ';
export const selectAllOnPage = 'इस पेज के सभी चुनें';
export const select = (name: string) => `${name} चुनें`;
export const actions = 'काम';

export const forSelected = ({ action, count }: { action: string; count: string }) =>
  `${action}: ${count} चुने गए`;
export const working = 'काम चल रहा है…';
export const failed = 'नहीं हुआ';
export const undoneOutcome = ({ done, failed: wrong }: { done: string; failed: string }) =>
  `${done} वापस लिए गए, ${wrong} नहीं हुए`;
export const tryFailedAgain = 'जो नहीं हुए उन्हें फिर करें';

export const columns = 'कॉलम';
export const columnsOfTable = 'इस टेबल के कॉलम';
export const resetColumns = 'पहले जैसे करें';
export const findInList = 'इस सूची में खोजें';
export const moveToTop = (name: string) => `${name} सबसे ऊपर करें`;
export const moveUp = (name: string) => `${name} ऊपर करें`;
export const moveDown = (name: string) => `${name} नीचे करें`;
/** Where a line stands that was moved. */
export const isAt = ({ name, at, count }: { name: string; at: number; count: number }) =>
  `${name}: ${count} में से ${at} पर`;
export const exportCsv = 'CSV एक्सपोर्ट करें';
export const exporting = 'एक्सपोर्ट हो रहा है…';
export const exported = ({ read, total }: { read: string; total: string }) =>
  `${total} में से ${read}…`;

export const filters = 'फ़िल्टर';
/** In a filter whose value was deleted meanwhile. */
export const noLongerThere = 'अब नहीं है';
export const filtersInUse = (count: number) => `फ़िल्टर (${count})`;
export const clearFilters = 'फ़िल्टर हटाएँ';
export const clearFilter = (label: string) => `फ़िल्टर हटाएँ: ${label}`;
export const looking = 'खोज जारी है…';
export const nothingCalledSo = 'इस नाम का कुछ नहीं है।';
export const typeToFindOthers = 'बाकी खोजने के लिए लिखें।';
export const clearSearch = 'खोज हटाएँ';
export const sortBy = 'क्रम';

/** `noun` is the name of the rows: 'प्रोडक्ट'. */
export const none = (noun: string) => `${noun}: कुछ नहीं`;
type Shown = { first: string; last: string; total: string; noun: string };
export const showing = ({ first, last, total, noun }: Shown) =>
  `${noun}: ${total} में से ${first}–${last}`;
export const showingAsFarAsPagesGo = (shown: Shown) =>
  `${showing(shown)}। पेज यहीं तक हैं: बाकी देखने के लिए सूची को फ़िल्टर करें।`;
export const rowsPerPage = 'हर पेज पर पंक्तियाँ';
export const goToPage = 'पेज पर जाएँ';
export const pages = 'पेज';
export const page = (number: string) => `पेज ${number}`;
export const pageOf = ({ page: number, pages: count }: { page: string; pages: string }) =>
  `पेज ${number} / ${count}`;
export const previous = 'पिछला';
export const next = 'अगला';
export const previousPage = 'पिछला पेज';
export const nextPage = 'अगला पेज';

export const listDidNotLoad = 'यह सूची लोड नहीं हुई';
/** Why a list is empty: what a filter asks for was deleted. */
export const filterIsGone = (label: string) => `फ़िल्टर “${label}” में चुनी गई चीज़ अब नहीं है।`;
export const tryOtherWords = 'दूसरे शब्द लिखें या फ़िल्टर कम करें।';
