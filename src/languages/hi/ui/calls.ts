/** What a call says that got no answer. */
export const connectionLost = 'कनेक्शन टूट गया। कृपया इसे जाँचें और दोबारा कोशिश करें।';
export const offline = 'आप ऑफ़लाइन हैं। इंटरनेट से जुड़ने के बाद दोबारा कोशिश करें।';
export const noAnswer = 'हमारी ओर से कोई गड़बड़ हुई। कृपया थोड़ी देर में दोबारा कोशिश करें।';
