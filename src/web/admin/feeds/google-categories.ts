/** Names of categories of Google's product taxonomy that marketplaces like this need most, by their numbers. */
export const googleCategories: Readonly<Record<string, string>> = {
  '201': 'Watches',
  '178': 'Sunglasses',
  '187': 'Shoes',
  '3032': 'Handbags',
  '2668': 'Wallets and money clips',
  '169': 'Belts',
  '177': 'Scarves and shawls',
  '188': 'Jewellery',
  '479': 'Perfume and cologne',
  '1604': 'Clothing',
  '602': 'Vases',
  '594': 'Lighting',
  '588': 'Candles',
  '443': 'Chairs',
  '536': 'Home and garden',
};
