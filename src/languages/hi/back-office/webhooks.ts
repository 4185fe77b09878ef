import { plural } from '#languages/hi/plural.ts';

export const title = 'वेबहुक';
export const text = 'यहाँ जो होता है, उसकी सूचना आपके प्रोग्राम को तुरंत मिलती है।';
export const none = 'अभी कोई वेबहुक नहीं';
export const noneText = 'ऐसे सर्वर का पता जोड़ें जिसे प्रोडक्ट और पूछताछ में होने वाले बदलाव तुरंत जानने हों।';

export const add = 'वेबहुक जोड़ें';
export const addTitle = 'नया वेबहुक';
export const edit = 'बदलें';
export const editTitle = 'वेबहुक बदलें';
export const save = 'सेव करें';
export const remove = 'मिटाएँ';
export const removeTitle = 'यह वेबहुक मिटाएँ?';
export const removeText = 'वहाँ आगे कुछ नहीं भेजा जाएगा, और जो भेजा गया था वह सूची में नहीं दिखेगा।';
export const address = 'पता';
export const addressHint = 'जहाँ सर्वर POST लेता है, जैसे https://shop.example/dhow';
export const toldOf = 'इन बातों की सूचना मिले';
export const events = {
  'product.added': 'प्रोडक्ट जुड़ा',
  'product.changed': 'प्रोडक्ट बदला',
  'product.deleted': 'प्रोडक्ट मिटाया गया',
  'seller.added': 'विक्रेता ने रजिस्टर किया',
  'seller.changed': 'विक्रेता की जानकारी बदली',
  'seller.deleted': 'विक्रेता मिटाया गया',
  'lead.added': 'नई पूछताछ',
  'lead.changed': 'पूछताछ बदली',
  'report.added': 'नई शिकायत',
  'report.answered': 'शिकायतों का जवाब दिया गया',
};

export const secretTitle = 'वेबहुक का सीक्रेट';
export const secretText =
  'आपका सर्वर इससे जाँचता है कि मैसेज यहीं से आया है। इसे वहाँ कॉपी करें जहाँ सर्वर अपने पासवर्ड रखता है। यह दोबारा नहीं दिखाया जाएगा।';

export const states = { on: 'चालू', off: 'बंद', failed: 'बंद किया गया: कई दिनों से कुछ नहीं पहुँचा' };
export const failingSince = (ago: string) => `${ago} से कुछ नहीं पहुँचा`;
export const turnOn = 'चालू करें';
export const turnOff = 'बंद करें';

export const deliveries = 'भेजे गए मैसेज';
export const noDeliveries = 'अभी तक कुछ नहीं भेजा गया।';
export const deliveryStates = { waiting: 'इंतज़ार में', arrived: 'पहुँच गया', failed: 'कोशिश बंद' };
export const answered = (status: number) => `जवाब ${status}`;
export const took = (milliseconds: number) => `${milliseconds} मिलीसेकंड`;
export const attempts = (count: number) => plural(count, { one: '# कोशिश', other: '# कोशिशें' });
export const nextAt = (moment: string) => `अगली कोशिश ${moment}`;
export const sendAgain = 'फिर भेजें';

/** On the page of one's account. */
export const goToWebhooks = 'वेबहुक पर जाएँ';
/** Other words that the screen is looked for by. */
export const words = 'इंटीग्रेशन डेवलपर घटना सूचना url ऑटोमेशन webhook';
