/** What is said where a browser keeps nothing. */
export const nothingKept =
  'आपका ब्राउज़र इस साइट के लिए कुछ भी सेव नहीं करता। कृपया इसके लिए कुकी और साइट डेटा चालू करें, फिर दोबारा कोशिश करें।';

/** The link beside what a form says of the data that it asks for. */
export const privacyNotice = 'प्राइवेसी नोटिस';
