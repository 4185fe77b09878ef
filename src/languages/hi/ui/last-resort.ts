/** In place of a page of which not even the frame could be shown. */
export const somethingWentWrong = 'कोई गड़बड़ हो गई';
export const pageNotShown = 'यह पेज नहीं दिखाया जा सका। कृपया थोड़ी देर में दोबारा कोशिश करें।';
export const backHome = 'होम पेज पर वापस जाएँ';
