/** What attributes tell of products in Hindi, by the English texts. */
export const texts: Readonly<Record<string, string>> = {
  'Serial number on the case back, entered in Kharavel’s register; bill in your name.':
    'केस के पीछे सीरियल नंबर, Kharavel के रजिस्टर में दर्ज; बिल आपके नाम पर।',
  'Numbered on the back, hallmarked in the case; bill in your name.':
    'पीछे नंबर, केस के अंदर हॉलमार्क; बिल आपके नाम पर।',
  'Serial number on the case back, entered in Aubin Sehgal’s register; bill in your name.':
    'केस के पीछे सीरियल नंबर, Aubin Sehgal के रजिस्टर में दर्ज; बिल आपके नाम पर।',
  'Signed on the bridge by its watchmaker; serial number in Kharavel’s register.':
    'ब्रिज पर घड़ीसाज़ के दस्तखत; सीरियल नंबर Kharavel के रजिस्टर में।',
  'Serial number on the case back, entered in Mirqaba’s register; bill in your name.':
    'केस के पीछे सीरियल नंबर, Mirqaba के रजिस्टर में दर्ज; बिल आपके नाम पर।',
  'Serial number on the case back, entered in Tarini Lune’s register; bill in your name.':
    'केस के पीछे सीरियल नंबर, Tarini Lune के रजिस्टर में दर्ज; बिल आपके नाम पर।',
  'Bought from Dunelarke by the seller; the bill comes along.':
    'विक्रेता ने Dunelarke से खरीदा है; बिल साथ आता है।',
  'Bought from Ovrai by the seller; the bill comes along.':
    'विक्रेता ने Ovrai से खरीदा है; बिल साथ आता है।',
  'Bought from Zohra Vane by the seller; the bill comes along.':
    'विक्रेता ने Zohra Vane से खरीदा है; बिल साथ आता है।',
  'Maker’s label in the bed; the pair is numbered alike left and right.':
    'फ़ुटबेड में निर्माता का लेबल; दाएँ और बाएँ पर एक ही नंबर।',
  'Stamped by Pathik Lastworks in the sole; bill from the workshop.':
    'सोल पर Pathik Lastworks की मुहर; बिल वर्कशॉप का।',
  'Stamped by Qadamiya in the sole; bill from the workshop.':
    'सोल पर Qadamiya की मुहर; बिल वर्कशॉप का।',
  'Stamped and numbered inside; Ambur & Reed mends what it has made.':
    'अंदर मुहर और नंबर; Ambur & Reed अपनी बनाई चीज़ों की मरम्मत भी करता है।',
  'Weaver’s tag with the month it left the loom.': 'बुनकर का टैग, जिस पर करघे से उतरने का महीना लिखा है।',
  'Sealed by Oudhavan, with batch and date under the bottle.':
    'Oudhavan की सील; बैच और तारीख बोतल के नीचे।',
  'Hallmarked by Rukhmaya; card with metal and weight.': 'Rukhmaya का हॉलमार्क; धातु और वज़न का कार्ड।',
  'Potter’s mark pressed into the foot.': 'तले में कुम्हार का निशान।',
  'Beaten and signed by the Tamravat workshop.': 'Tamravat वर्कशॉप में पीटकर बनाया, उसी के दस्तखत।',
  'Batch and date of pouring on the label.': 'लेबल पर बैच और ढालने की तारीख।',
  'Branded by Chettin Row under the wood.': 'लकड़ी के नीचे Chettin Row की दागी हुई मुहर।',
  'Keep away from magnets. Have it cleaned and oiled every five years; the seller arranges it.':
    'चुंबक से दूर रखें। हर पाँच साल में सफ़ाई और तेल करवाएँ; विक्रेता इंतज़ाम कर देता है।',
  'Rinse in fresh water after the sea. Have the seals checked every two years.':
    'समुद्र के बाद साफ़ पानी से धोएँ। हर दो साल में सील की जाँच करवाएँ।',
  'The bronze darkens by itself; polish it with lemon for the shine of the first day.':
    'काँसा अपने आप गहरा होता है; पहले दिन जैसी चमक के लिए नींबू से रगड़ें।',
  'Wipe with a soft cloth. A new battery every three years, changed by the seller.':
    'नरम कपड़े से पोंछें। हर तीन साल में नई बैटरी, जो विक्रेता बदल देता है।',
  'Keep the satin out of the rain. A new battery every three years.':
    'साटन को बारिश से बचाएँ। हर तीन साल में नई बैटरी।',
  'Rinse with water first, then wipe with the cloth. Not on a dashboard in the sun.':
    'पहले पानी से धोएँ, फिर कपड़े से पोंछें। धूप में डैशबोर्ड पर न रखें।',
  'Brush when dry; keep the jute dry.': 'सूखने पर ब्रश करें; जूट को सूखा रखें।',
  'Brush when dry. A water-repellent spray before the first monsoon.':
    'सूखने पर ब्रश करें। पहले मानसून से पहले पानी रोकने वाला स्प्रे करें।',
  'Wipe with a damp cloth, then cream once a month.': 'गीले कपड़े से पोंछें, फिर महीने में एक बार क्रीम लगाएँ।',
  'Wipe off the rain, dry away from heat, wax every other month.':
    'बारिश का पानी पोंछें, गर्मी से दूर सुखाएँ, हर दूसरे महीने वैक्स लगाएँ।',
  'For dry evenings. Brush when dry; oil the wood once a year.':
    'सूखी शामों के लिए। सूखने पर ब्रश करें; साल में एक बार लकड़ी पर तेल लगाएँ।',
  'Keep on trees. Cream once a month, and let them rest a day between wearings.':
    'शू ट्री पर रखें। महीने में एक बार क्रीम लगाएँ, और एक बार पहनने के बाद एक दिन आराम दें।',
  'Brush against the nap to clean, with it to finish.':
    'साफ़ करने के लिए रोएँ के उलटे ब्रश करें, आखिर में रोएँ के साथ।',
  'Keep on trees. Cream once a month, and let them rest a day between wearings. The brass bit is lacquered; the cobbler polishes it once it dulls.':
    'शू ट्री पर रखें। महीने में एक बार क्रीम लगाएँ, और एक बार पहनने के बाद एक दिन आराम दें। पीतल की बिट पर लैकर है; चमक जाए तो मोची पॉलिश कर देता है।',
  'Wipe with a dry cloth, apart from pale clothes at first. Indoors and on dry stone.':
    'सूखे कपड़े से पोंछें, शुरू में हल्के रंग के कपड़ों से दूर। घर के अंदर और सूखे पत्थर पर पहनें।',
  'Wipe with a dry cloth. Indoors and on dry stone.': 'सूखे कपड़े से पोंछें। घर के अंदर और सूखे पत्थर पर पहनें।',
  'Keep dry for the first week. It darkens with sun and wear.':
    'पहले हफ़्ते सूखा रखें। धूप और पहनने से रंग गहरा होता है।',
  'Wipe dry after rain and leave flat. A little neutral cream twice a year.':
    'बारिश के बाद पोंछकर सुखाएँ और सीधा लिटाकर रखें। साल में दो बार बिना रंग की थोड़ी क्रीम।',
  'Wipe with a damp cloth; dry away from the sun.': 'गीले कपड़े से पोंछें; धूप से दूर सुखाएँ।',
  'Wipe with a dry cloth only. New heel tips at any cobbler.':
    'सिर्फ़ सूखे कपड़े से पोंछें। एड़ी की नई टिप कोई भी मोची लगा देता है।',
  'The edges can be burnished again when they fray. A neutral cream twice a year.':
    'किनारे घिस जाएँ तो फिर से चमकाए जा सकते हैं। साल में दो बार बिना रंग की क्रीम।',
  'Wipe with a dry cloth. A neutral cream twice a year, and no plastic bag.':
    'सूखे कपड़े से पोंछें। साल में दो बार बिना रंग की क्रीम लगाएँ, और प्लास्टिक की थैली में न रखें।',
  'Store it filled. Wipe with a dry cloth, and keep rain off the box calf.':
    'भरकर रखें। सूखे कपड़े से पोंछें, और बॉक्स काफ़ को बारिश से बचाएँ।',
  'The buckle unscrews, so that the strap can be renewed.':
    'बकल का पेंच खुल जाता है, इसलिए पट्टा बदला जा सकता है।',
  'Air it rather than wash it. Madder softens in its first year.':
    'धोने के बजाय हवा लगाएँ। मजीठ का रंग पहले साल में हल्का होता है।',
  'Air it rather than wash it.': 'धोने के बजाय हवा लगाएँ।',
  'Upright, away from light and heat.': 'सीधा खड़ा रखें, रोशनी और गर्मी से दूर।',
  'Store flat and apart.': 'सीधा और अलग रखें।',
  'Wipe with a dry cloth.': 'सूखे कपड़े से पोंछें।',
  'Dishwasher-safe, though the sink is kinder.': 'डिशवॉशर में धो सकते हैं, पर हाथ से धोना बेहतर है।',
  'Wash by hand or on a short programme.': 'हाथ से या छोटे प्रोग्राम पर धोएँ।',
  'The brass deepens; a little tamarind brings it back. Dust the shade with a brush.':
    'पीतल गहरा होता है; थोड़ी इमली से चमक लौट आती है। शेड की धूल ब्रश से झाड़ें।',
  'Wipe the base with a dry cloth, dust the shade with a brush.':
    'नीचे का हिस्सा सूखे कपड़े से पोंछें, शेड की धूल ब्रश से झाड़ें।',
  'Scrape off wax when it is cold. Wipe the glass with vinegar and water.':
    'मोम ठंडा होने पर खुरचें। काँच को सिरके और पानी से पोंछें।',
  'Let the pool reach the edge the first time, and trim the wick to five millimetres.':
    'पहली बार मोम को किनारे तक पिघलने दें, और बत्ती पाँच मिलीमीटर तक काटें।',
  'Put it out with the lid. The jar takes salt afterwards.':
    'ढक्कन से बुझाएँ। बाद में जार में नमक रख सकते हैं।',
  'Keep the sticks dry and closed. Forty minutes each.':
    'अगरबत्तियाँ सूखी और बंद रखें। हर एक चालीस मिनट चलती है।',
  'Wash by hand.': 'हाथ से धोएँ।',
  'Rings can be sanded out; oil it once a year.':
    'गिलास के निशान घिसकर मिटाए जा सकते हैं; साल में एक बार तेल लगाएँ।',
  'Damp the cane from below and leave it in the sun: it tightens.':
    'बेंत को नीचे से गीला करके धूप में रखें: वह कस जाता है।',
  'Oil once a year.': 'साल में एक बार तेल लगाएँ।',
  'Watch, leather travel roll, bill and register card.':
    'घड़ी, चमड़े का ट्रैवल रोल, बिल और रजिस्टर कार्ड।',
  'Watch, walnut box, bill and register card.': 'घड़ी, अखरोट की लकड़ी का बॉक्स, बिल और रजिस्टर कार्ड।',
  'Watch, setting pin for the moon, travel pouch, bill and register card.':
    'घड़ी, चाँद मिलाने की पिन, ट्रैवल पाउच, बिल और रजिस्टर कार्ड।',
  'Watch, box, bill.': 'घड़ी, बॉक्स, बिल।',
  'Watch, dry box, bill.': 'घड़ी, वॉटरप्रूफ़ बॉक्स, बिल।',
  'Sunglasses, hard case, cloth.': 'धूप का चश्मा, सख्त केस, कपड़ा।',
  'Sunglasses, hard case, cord, cloth.': 'धूप का चश्मा, सख्त केस, डोरी, कपड़ा।',
  'Sunglasses, leather sleeve, cloth.': 'धूप का चश्मा, चमड़े का कवर, कपड़ा।',
  'Sunglasses, velvet pouch, cloth.': 'धूप का चश्मा, मखमल का पाउच, कपड़ा।',
  'Sunglasses, rigid case, cloth.': 'धूप का चश्मा, मज़बूत केस, कपड़ा।',
  'Pair of shoes, cotton bag.': 'जूतों की जोड़ी, सूती थैला।',
  'Pair of clogs, cotton bags.': 'क्लॉग की जोड़ी, सूती थैले।',
  'Pair of loafers, cotton bags, shoe horn.': 'लोफ़र की जोड़ी, सूती थैले, शू हॉर्न।',
  'Pair of slippers, cotton bag.': 'स्लिपर की जोड़ी, सूती थैला।',
  'Pair of sandals, cotton bag.': 'सैंडल की जोड़ी, सूती थैला।',
  'Bag, cotton cover.': 'बैग, सूती कवर।',
  'Bag, long strap, rain cover, cotton cover.': 'बैग, लंबा पट्टा, बारिश का कवर, सूती कवर।',
  'Wallet in a box.': 'बॉक्स में वॉलेट।',
  'Belt in a box.': 'बॉक्स में बेल्ट।',
  'Stole in a shallow box with tissue.': 'टिशू के साथ चपटे बॉक्स में स्टोल।',
  'Bottle with walnut cap, box.': 'अखरोट की लकड़ी के ढक्कन वाली बोतल, बॉक्स।',
  'Bottle with brushed cap, box.': 'ब्रश की हुई धातु के ढक्कन वाली बोतल, बॉक्स।',
  'Flacon with glass dauber, pouch.': 'काँच की सलाई वाली शीशी, पाउच।',
  'Pair of hoops, pouch, card.': 'बालियों की जोड़ी, पाउच, कार्ड।',
  'Vase, felt for the foot.': 'फूलदान, तले के लिए फ़ेल्ट।',
  'Bowl, felt for the foot.': 'कटोरा, तले के लिए फ़ेल्ट।',
  'Lamp, shade; the bulb is not in it.': 'लैंप, शेड; बल्ब साथ नहीं आता।',
  'Lantern; the candle is not in it.': 'लालटेन; मोमबत्ती साथ नहीं आती।',
  'Candle in its tumbler, box.': 'गिलास में मोमबत्ती, बॉक्स।',
  'Candle in its jar, lid.': 'जार में मोमबत्ती, ढक्कन।',
  'Thirty sticks, brass dish.': 'तीस अगरबत्तियाँ, पीतल की तश्तरी।',
  'Tray in a cotton bag.': 'सूती थैले में ट्रे।',
  'Tray, small bottle of oil.': 'ट्रे, तेल की छोटी बोतल।',
  'Armchair, set up.': 'आरामकुर्सी, जुड़ी हुई।',
  'Stool, set up.': 'स्टूल, जुड़ा हुआ।',
  'True to size. EU 42 is UK 8.': 'साइज़ सही बैठता है। EU 42 यानी UK 8।',
  'True to size; the cork gives a little. EU 42 is UK 8.':
    'साइज़ सही बैठता है; कॉर्क थोड़ा दबता है। EU 42 यानी UK 8।',
  'True to size. EU 43 is UK 9.': 'साइज़ सही बैठता है। EU 43 यानी UK 9।',
  'Short vamp: the smaller of two sizes. EU 42 is UK 8.':
    'आगे से छोटा कटा है: दो साइज़ में से छोटा चुनें। EU 42 यानी UK 8।',
  'The smaller of two sizes. EU 42 is UK 8.': 'दो साइज़ में से छोटा चुनें। EU 42 यानी UK 8।',
  'True to size; the leather gives a little. EU 42 is UK 8.':
    'साइज़ सही बैठता है; चमड़ा थोड़ा फैलता है। EU 42 यानी UK 8।',
  'True to size; between two sizes the smaller. EU 42 is UK 8.':
    'साइज़ सही बैठता है; दो साइज़ के बीच हों तो छोटा चुनें। EU 42 यानी UK 8।',
  'True to size. EU 38 is UK 5.': 'साइज़ सही बैठता है। EU 38 यानी UK 5।',
  'Unlined, one hanging pocket.': 'बिना अस्तर, एक लटकती जेब।',
  'Suede lining, two compartments, a pocket behind.': 'स्वेड का अस्तर, दो खाने, पीछे एक जेब।',
  'Calf lining, one flat pocket; a slip pocket behind.':
    'काफ़स्किन का अस्तर, एक चपटी जेब; पीछे एक खुली जेब।',
  'Six card slots and one note pocket; 9 cm high, 10 mm thick when empty.':
    'छह कार्ड की जेबें और नोट की एक जेब; 9 सेमी ऊँचा, खाली होने पर 10 मिमी मोटा।',
};
