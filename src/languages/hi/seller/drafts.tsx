import type { ReactNode } from 'react';

export const title = 'ड्राफ़्ट';
export const notFinished = 'अभी पूरे नहीं हैं। जोड़ने के लिए कोई ड्राफ़्ट खोलें।';
export const prepare = 'प्रोडक्ट अभी तैयार करें और अकाउंट मंज़ूर होने पर जोड़ें।';
export const newDraft = 'नया ड्राफ़्ट';
export const editDraft = 'ड्राफ़्ट बदलें';
export const keep = 'ड्राफ़्ट रखें';
export const seenByNobody = 'यह सिर्फ़ आपको दिखता है। अकाउंट मंज़ूर होने पर आप फ़ोटो और फिर प्रोडक्ट जोड़ सकेंगे।';

export const nameless = 'बिना नाम का ड्राफ़्ट';
export const changedAt = (moment: string) => `${moment} को बदला`;
export const brandAndChange = ({ brand, moment }: { brand: ReactNode; moment: string }) => (
  <>
    {brand} · {moment} को बदला
  </>
);
export const edit = (name: string) => `ड्राफ़्ट ${name} बदलें`;
export const remove = (name: string) => `ड्राफ़्ट ${name} मिटाएँ`;
export const deleted = 'ड्राफ़्ट मिटा दिया गया।';
