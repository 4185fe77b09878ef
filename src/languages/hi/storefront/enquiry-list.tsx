import type { ReactNode } from 'react';
import { plural } from '#languages/hi/plural.ts';

export const title = 'पूछताछ सूची';
export const description = 'वे प्रोडक्ट जिनके बारे में विक्रेताओं से पूछना है, हर विक्रेता को एक मैसेज में।';
export const text = 'प्रोडक्ट जोड़ें, फिर हर विक्रेता से उसके सभी प्रोडक्ट के बारे में एक ही मैसेज में पूछें।';
export const keptByScripts =
  'पूछताछ सूची JavaScript से आपके ब्राउज़र में रहती है, जो अभी बंद है। आप हर प्रोडक्ट के बारे में उसके पेज पर पूछ सकते हैं।';
export const emptyTitle = 'सूची में अभी कुछ नहीं है';
export const emptyText = 'प्रोडक्ट को उनके कार्ड या पेज से जोड़ें, फिर यहाँ से विक्रेताओं से पूछें।';
export const yourEnquiries = 'आपकी पूछताछ';

/** Of the pieces of a link. */
export const linkedText = 'हर विक्रेता से इन प्रोडक्ट के बारे में एक ही मैसेज में पूछें।';
export const needsScripts =
  'और प्रोडक्ट जोड़ने के लिए JavaScript चाहिए, जो आपके ब्राउज़र में बंद है। इन प्रोडक्ट के बारे में आप अभी पूछ सकते हैं।';
export const goneTitle = 'ये प्रोडक्ट अब नहीं हैं';
export const goneText = 'इनमें से कोई भी अब शॉप में नहीं है।';
export const addToList = 'पूछताछ सूची में जोड़ें';
export const addAllToList = 'सभी को पूछताछ सूची में जोड़ें';
export const yourList = 'आपकी पूछताछ सूची';
export const pieces = (count: number) => plural(count, { one: '# प्रोडक्ट', other: '# प्रोडक्ट' });
export const added = (count: number) =>
  plural(count, {
    one: '# प्रोडक्ट पूछताछ सूची में जोड़ा गया',
    other: '# प्रोडक्ट पूछताछ सूची में जोड़े गए',
  });
export const listIsFull = (most: number) => `पूछताछ सूची में ${most} प्रोडक्ट तक रखे जा सकते हैं`;
export const seeList = 'सूची देखें';

/** Of one piece; an attribute without a name is a size. */
export const sizeOf = ({ size, piece }: { size: string; piece: string }) =>
  `${piece}: ${size || 'साइज़'}`;
export const chooseSize = (size: string) => `${size || 'साइज़'} चुनें`;
export const sizeIsMissing = (size: string) => `${size || 'साइज़'} चुनें, या “अभी तय नहीं”।`;
export const notSureYet = 'अभी तय नहीं';
export const quantityOf = (piece: string) => `संख्या: ${piece}`;
export const oneLess = 'एक कम करें';
export const oneMore = 'एक बढ़ाएँ';
export const addNote = 'नोट जोड़ें';
/** After {@link addNote}, for those who do not see where it stands. */
export const addNoteAbout = (piece: string) => `: ${piece}`;
export const noteAbout = (piece: string) => `${piece} के बारे में नोट`;
export const noteHint = 'नोट, जैसे स्ट्रैप या तारीख';
export const remove = (piece: string) => `हटाएँ: ${piece}`;
export const removed = 'पूछताछ सूची से हटाया गया';

/** Of all pieces of one seller. */
export const wordsTo = (seller: string) => `${seller} के लिए आपका मैसेज`;
export const optional = 'ज़रूरी नहीं';
export const askByChat = (count: number) =>
  plural(count, {
    one: 'इस प्रोडक्ट के बारे में चैट पर पूछें',
    other: 'इन # के बारे में चैट पर पूछें',
  });
export const write = (count: number) =>
  plural(count, { one: 'इस प्रोडक्ट के बारे में लिखें', other: 'इन # के बारे में लिखें' });
type Asked = { seller: ReactNode; day: string; reference: ReactNode };
export const asked = ({ seller, day, reference }: Asked) => (
  <>
    आपने {day} को {seller} से इस बारे में पूछा था। रेफ़रेंस नंबर {reference}।
  </>
);
export const removeAsked = (count: number) =>
  plural(count, { one: 'पूछताछ सूची से हटाएँ', other: 'इन्हें पूछताछ सूची से हटाएँ' });
