/** The three promotions, each leading to a category that is found by a part of its name. */
export const promoWatches = {
  title: 'पुरुषों और महिलाओं की घड़ियाँ',
  text: 'चाबी वाली, ऑटोमैटिक और पानी से न डरने वाली।',
  finds: 'watch',
};
export const promoSunglasses = {
  title: 'डिज़ाइनर धूप के चश्मे',
  text: 'एसीटेट, टाइटेनियम और स्टील, तेज़ धूप के लिए बने।',
  finds: 'sunglass',
};
export const promoFootwear = {
  title: 'प्रीमियम जूते-चप्पल',
  text: 'फ़ुटपाथ, बरामदे और बारिश में भीगी सड़कों के लिए।',
  finds: 'footwear',
};
