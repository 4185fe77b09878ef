/** Keys of the demo's products by for whom they are. */
const keysFor = {
  Men: `
    kharavel-nizam-38 kharavel-nizam-rose-gold kharavel-charminar-moon aubin-sehgal-avenue
    aubin-sehgal-avenue-emerald aubin-sehgal-corniche aubin-sehgal-night-circuit kharavel-dak
    mirqaba-fathom-300 mirqaba-pearl-diver mirqaba-dhow-bronze dunelarke-shamal
    ovrai-clerk pathik-penny-oxblood pathik-penny-tan-suede pathik-bit-chestnut
    ambur-reed-belt-brown ambur-reed-belt-black`,
  Women: `
    tarini-chand tarini-raat zohra-vane-halo zohra-vane-mynah
    zohra-vane-mynah-rose zohra-vane-begum qadamiya-toe-loop qadamiya-mehfil-heel
    ambur-reed-howdah ambur-reed-portico neelkosh-indigo-stole
    oudhavan-taif-morning rukhmaya-chakra-hoops`,
  Everybody: `
    dunelarke-khamsin-gold dunelarke-khamsin-silver ovrai-pier-tortoise ovrai-pier-black
    zohra-vane-orbit vellorum-jetty-ecru vellorum-causeway-taupe
    vellorum-causeway-black pathik-monsoon-clog pathik-clog-black-suede pathik-durbar-ochre
    pathik-durbar-oxblood pathik-durbar-indigo qadamiya-band-slide qadamiya-cross-slide ambur-reed-quay-tote-tan
    ambur-reed-ledger-wallet neelkosh-madder-stole oudhavan-resin-no-4
    oudhavan-attar-khus`,
};

/** For whom a product of the demo is, by its key; not those that nobody wears or carries. */
export const forWhom: ReadonlyMap<string, string> = new Map(
  Object.entries(keysFor).flatMap(([audience, keys]) =>
    keys
      .trim()
      .split(/\s+/)
      .map((key) => [key, audience] as const),
  ),
);
