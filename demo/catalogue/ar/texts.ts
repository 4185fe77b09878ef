/** What attributes tell of products in Arabic, by the English texts. */
export const texts: Readonly<Record<string, string>> = {
  'Serial number on the case back, entered in Kharavel’s register; bill in your name.':
    'رقم تسلسلي على ظهر العلبة، مدوّن في سجل Kharavel، والفاتورة باسمك.',
  'Numbered on the back, hallmarked in the case; bill in your name.':
    'مرقّمة من الخلف ومدموغة داخل العلبة، والفاتورة باسمك.',
  'Serial number on the case back, entered in Aubin Sehgal’s register; bill in your name.':
    'رقم تسلسلي على ظهر العلبة، مدوّن في سجل Aubin Sehgal، والفاتورة باسمك.',
  'Signed on the bridge by its watchmaker; serial number in Kharavel’s register.':
    'عليها توقيع صانعها على جسر الحركة، ورقمها التسلسلي في سجل Kharavel.',
  'Serial number on the case back, entered in Mirqaba’s register; bill in your name.':
    'رقم تسلسلي على ظهر العلبة، مدوّن في سجل Mirqaba، والفاتورة باسمك.',
  'Serial number on the case back, entered in Tarini Lune’s register; bill in your name.':
    'رقم تسلسلي على ظهر العلبة، مدوّن في سجل Tarini Lune، والفاتورة باسمك.',
  'Bought from Dunelarke by the seller; the bill comes along.':
    'اشتراها البائع من Dunelarke، والفاتورة معها.',
  'Bought from Ovrai by the seller; the bill comes along.':
    'اشتراها البائع من Ovrai، والفاتورة معها.',
  'Bought from Zohra Vane by the seller; the bill comes along.':
    'اشتراها البائع من Zohra Vane، والفاتورة معها.',
  'Maker’s label in the bed; the pair is numbered alike left and right.':
    'علامة الصانع على الفرشة الداخلية، والرقم نفسه على الفردتين.',
  'Stamped by Pathik Lastworks in the sole; bill from the workshop.':
    'ختم Pathik Lastworks على النعل، والفاتورة من الورشة.',
  'Stamped by Qadamiya in the sole; bill from the workshop.':
    'ختم Qadamiya على النعل، والفاتورة من الورشة.',
  'Stamped and numbered inside; Ambur & Reed mends what it has made.':
    'مختومة ومرقّمة من الداخل، وتصلح Ambur & Reed ما صنعته.',
  'Weaver’s tag with the month it left the loom.': 'بطاقة النسّاج وعليها الشهر الذي نُسج فيه.',
  'Sealed by Oudhavan, with batch and date under the bottle.':
    'مختوم من Oudhavan، ورقم الدفعة والتاريخ أسفل الزجاجة.',
  'Hallmarked by Rukhmaya; card with metal and weight.':
    'مدموغ من Rukhmaya، مع بطاقة بالمعدن والوزن.',
  'Potter’s mark pressed into the foot.': 'علامة الخزّاف مطبوعة في القاعدة.',
  'Beaten and signed by the Tamravat workshop.': 'مطروق في ورشة Tamravat وموقّع منها.',
  'Batch and date of pouring on the label.': 'رقم الدفعة وتاريخ الصبّ على الملصق.',
  'Branded by Chettin Row under the wood.': 'علامة Chettin Row محروقة أسفل الخشب.',
  'Keep away from magnets. Have it cleaned and oiled every five years; the seller arranges it.':
    'تُحفظ بعيدًا عن المغناطيس. تحتاج إلى تنظيف وتزييت كل خمس سنوات، ويرتّب البائع ذلك.',
  'Rinse in fresh water after the sea. Have the seals checked every two years.':
    'تُشطف بماء عذب بعد البحر. تُفحص الحشوات كل سنتين.',
  'The bronze darkens by itself; polish it with lemon for the shine of the first day.':
    'يغمق البرونز من تلقاء نفسه، ويعيد إليه الليمون لمعة اليوم الأول.',
  'Wipe with a soft cloth. A new battery every three years, changed by the seller.':
    'تُمسح بقماشة ناعمة. بطارية جديدة كل ثلاث سنوات يبدّلها البائع.',
  'Keep the satin out of the rain. A new battery every three years.':
    'يُحفظ الساتان من المطر. بطارية جديدة كل ثلاث سنوات.',
  'Rinse with water first, then wipe with the cloth. Not on a dashboard in the sun.':
    'تُشطف بالماء أولًا ثم تُمسح بالقماشة. لا تُترك على لوحة السيارة في الشمس.',
  'Brush when dry; keep the jute dry.': 'يُنظّف بالفرشاة وهو جاف، ويُحفظ الجوت جافًا.',
  'Brush when dry. A water-repellent spray before the first monsoon.':
    'يُنظّف بالفرشاة وهو جاف. بخّاخ طارد للماء قبل أول موسم مطر.',
  'Wipe with a damp cloth, then cream once a month.':
    'يُمسح بقماشة رطبة، ثم يُدهن بالكريم مرة في الشهر.',
  'Wipe off the rain, dry away from heat, wax every other month.':
    'يُمسح عنه المطر ويُجفّف بعيدًا عن الحرارة، ويُشمّع كل شهرين.',
  'For dry evenings. Brush when dry; oil the wood once a year.':
    'للأمسيات الجافة. يُنظّف بالفرشاة وهو جاف، ويُزيّت الخشب مرة في السنة.',
  'Keep on trees. Cream once a month, and let them rest a day between wearings.':
    'يُحفظ على قوالب الأحذية. يُدهن بالكريم مرة في الشهر، ويُترك يومًا ليرتاح بعد كل لبس.',
  'Brush against the nap to clean, with it to finish.':
    'يُنظّف بالفرشاة عكس الوبر، ثم يُسوّى مع اتجاهه.',
  'Keep on trees. Cream once a month, and let them rest a day between wearings. The brass bit is lacquered; the cobbler polishes it once it dulls.':
    'يُحفظ على قوالب الأحذية. يُدهن بالكريم مرة في الشهر، ويُترك يومًا ليرتاح بعد كل لبس. الحلية النحاسية مطلية باللاكيه، ويلمّعها الإسكافي متى بهتت.',
  'Wipe with a dry cloth, apart from pale clothes at first. Indoors and on dry stone.':
    'يُمسح بقطعة قماش جافة، بعيدًا عن الملابس الفاتحة في البداية. للمنزل والأرضيات الحجرية الجافة.',
  'Wipe with a dry cloth. Indoors and on dry stone.':
    'يُمسح بقماشة جافة. للبيت وللأرض الحجرية الجافة.',
  'Keep dry for the first week. It darkens with sun and wear.':
    'يُحفظ جافًا في الأسبوع الأول. يغمق مع الشمس واللبس.',
  'Wipe dry after rain and leave flat. A little neutral cream twice a year.':
    'يُجفّف بعد المطر ويُترك منبسطًا. قليل من الكريم بلا لون مرتين في السنة.',
  'Wipe with a damp cloth; dry away from the sun.': 'يُمسح بقماشة رطبة، ويُجفّف بعيدًا عن الشمس.',
  'Wipe with a dry cloth only. New heel tips at any cobbler.':
    'يُمسح بقماشة جافة فقط. رؤوس كعب جديدة عند أي إسكافي.',
  'The edges can be burnished again when they fray. A neutral cream twice a year.':
    'يمكن صقل الحواف من جديد متى تآكلت. كريم بلا لون مرتين في السنة.',
  'Wipe with a dry cloth. A neutral cream twice a year, and no plastic bag.':
    'تُمسح بقماشة جافة. كريم بلا لون مرتين في السنة، ولا تُحفظ في كيس بلاستيك.',
  'Store it filled. Wipe with a dry cloth, and keep rain off the box calf.':
    'تُحفظ محشوّة. تُمسح بقماشة جافة، ويُبعد المطر عن جلدها المصقول.',
  'The buckle unscrews, so that the strap can be renewed.':
    'الإبزيم مثبّت ببرغي يُفكّ، فيمكن تبديل الجلد.',
  'Air it rather than wash it. Madder softens in its first year.':
    'يُهوَّى ولا يُغسل. لون الفوّة يهدأ في سنته الأولى.',
  'Air it rather than wash it.': 'يكفي أن يُهوّى بدل أن يُغسل.',
  'Upright, away from light and heat.': 'يُحفظ قائمًا بعيدًا عن الضوء والحرارة.',
  'Store flat and apart.': 'يُحفظ منبسطًا وعلى حدة.',
  'Wipe with a dry cloth.': 'يُمسح بقماشة جافة.',
  'Dishwasher-safe, though the sink is kinder.': 'يصلح لغسّالة الصحون، والغسل اليدوي ألطف.',
  'Wash by hand or on a short programme.': 'يُغسل يدويًا أو على برنامج قصير.',
  'The brass deepens; a little tamarind brings it back. Dust the shade with a brush.':
    'يغمق النحاس، وقليل من التمر الهندي يعيد لونه. يُنفض الغبار عن الظلّة بالفرشاة.',
  'Wipe the base with a dry cloth, dust the shade with a brush.':
    'تُمسح القاعدة بقماشة جافة، ويُنفض الغبار عن الظلّة بالفرشاة.',
  'Scrape off wax when it is cold. Wipe the glass with vinegar and water.':
    'يُكشط الشمع بعد أن يبرد. يُمسح الزجاج بالخل والماء.',
  'Let the pool reach the edge the first time, and trim the wick to five millimetres.':
    'اترك الشمع يذوب حتى الحافة في المرة الأولى، وقصّ الفتيل إلى خمسة ملّيمترات.',
  'Put it out with the lid. The jar takes salt afterwards.':
    'تُطفأ بالغطاء، والبرطمان يصلح بعدها للملح.',
  'Keep the sticks dry and closed. Forty minutes each.':
    'تُحفظ الأعواد جافة ومغلقة. يدوم كل عود أربعين دقيقة.',
  'Wash by hand.': 'يُغسل يدويًا.',
  'Rings can be sanded out; oil it once a year.': 'يمكن صنفرة آثار الأكواب، وتُزيّت مرة في السنة.',
  'Damp the cane from below and leave it in the sun: it tightens.':
    'يُرطّب الخيزران من أسفل ويُترك في الشمس فيشتدّ.',
  'Oil once a year.': 'يُزيّت مرة في السنة.',
  'Watch, leather travel roll, bill and register card.':
    'الساعة، وحافظة سفر من الجلد، والفاتورة، وبطاقة السجل.',
  'Watch, walnut box, bill and register card.':
    'الساعة، وصندوق من خشب الجوز، والفاتورة، وبطاقة السجل.',
  'Watch, setting pin for the moon, travel pouch, bill and register card.':
    'الساعة، ودبوس ضبط القمر، وكيس سفر، والفاتورة، وبطاقة السجل.',
  'Watch, box, bill.': 'الساعة، وعلبة، والفاتورة.',
  'Watch, dry box, bill.': 'الساعة، وعلبة مانعة للماء، والفاتورة.',
  'Sunglasses, hard case, cloth.': 'النظارة، وعلبة صلبة، وقماشة.',
  'Sunglasses, hard case, cord, cloth.': 'النظارة، وعلبة صلبة، وحبل، وقماشة.',
  'Sunglasses, leather sleeve, cloth.': 'النظارة، وجراب من الجلد، وقماشة.',
  'Sunglasses, velvet pouch, cloth.': 'النظارة، وكيس مخملي، وقماشة.',
  'Sunglasses, rigid case, cloth.': 'النظارة، وعلبة متينة، وقماشة.',
  'Pair of shoes, cotton bag.': 'زوج الأحذية، وكيس قطني.',
  'Pair of clogs, cotton bags.': 'زوج القباقيب، وكيسان قطنيان.',
  'Pair of loafers, cotton bags, shoe horn.': 'زوج اللوفر، وكيسان قطنيان، ولبّاسة أحذية.',
  'Pair of slippers, cotton bag.': 'زوج الشباشب، وكيس قطني.',
  'Pair of sandals, cotton bag.': 'زوج الصنادل، وكيس قطني.',
  'Bag, cotton cover.': 'الحقيبة، وغطاء قطني.',
  'Bag, long strap, rain cover, cotton cover.': 'الحقيبة، وحزام طويل، وغطاء للمطر، وغطاء قطني.',
  'Wallet in a box.': 'المحفظة في علبة.',
  'Belt in a box.': 'الحزام في علبة.',
  'Stole in a shallow box with tissue.': 'الوشاح في علبة مسطحة مع ورق ناعم.',
  'Bottle with walnut cap, box.': 'زجاجة بغطاء من خشب الجوز، وعلبة.',
  'Bottle with brushed cap, box.': 'زجاجة بغطاء معدني مصقول، وعلبة.',
  'Flacon with glass dauber, pouch.': 'قارورة بعود زجاجي، وكيس.',
  'Pair of hoops, pouch, card.': 'زوج الحلقان، وكيس، وبطاقة.',
  'Vase, felt for the foot.': 'المزهرية، ولبّاد للقاعدة.',
  'Bowl, felt for the foot.': 'الوعاء، ولبّاد للقاعدة.',
  'Lamp, shade; the bulb is not in it.': 'المصباح مع الظلّة، دون اللمبة.',
  'Lantern; the candle is not in it.': 'الفانوس دون الشمعة.',
  'Candle in its tumbler, box.': 'الشمعة في كأسها، وعلبة.',
  'Candle in its jar, lid.': 'الشمعة في برطمانها، وغطاء.',
  'Thirty sticks, brass dish.': 'ثلاثون عودًا، وصحن نحاسي.',
  'Tray in a cotton bag.': 'الصينية في كيس قطني.',
  'Tray, small bottle of oil.': 'الصينية، وزجاجة زيت صغيرة.',
  'Armchair, set up.': 'الكرسي مركّبًا.',
  'Stool, set up.': 'المقعد مركّبًا.',
  'True to size. EU 42 is UK 8.': 'مقاس مطابق. EU 42 يساوي UK 8.',
  'True to size; the cork gives a little. EU 42 is UK 8.':
    'مقاس مطابق، والفلّين يلين قليلًا. EU 42 يساوي UK 8.',
  'True to size. EU 43 is UK 9.': 'مقاس مطابق. EU 43 يساوي UK 9.',
  'Short vamp: the smaller of two sizes. EU 42 is UK 8.':
    'مقدمة قصيرة، فاختر الأصغر بين مقاسين. EU 42 يساوي UK 8.',
  'The smaller of two sizes. EU 42 is UK 8.': 'اختر الأصغر بين مقاسين. EU 42 يساوي UK 8.',
  'True to size; the leather gives a little. EU 42 is UK 8.':
    'مقاس مطابق، والجلد يلين قليلًا. EU 42 يساوي UK 8.',
  'True to size; between two sizes the smaller. EU 42 is UK 8.':
    'مقاس مطابق، وبين مقاسين اختر الأصغر. EU 42 يساوي UK 8.',
  'True to size. EU 38 is UK 5.': 'مقاس مطابق. EU 38 يساوي UK 5.',
  'Unlined, one hanging pocket.': 'بلا بطانة، وجيب واحد معلّق.',
  'Suede lining, two compartments, a pocket behind.': 'بطانة من الشامواه، وقسمان، وجيب خلفي.',
  'Calf lining, one flat pocket; a slip pocket behind.':
    'بطانة من جلد العجل، وجيب واحد مسطّح، وجيب مفتوح من الخلف.',
  'Six card slots and one note pocket; 9 cm high, 10 mm thick when empty.':
    'ستة جيوب للبطاقات وجيب للنقود الورقية، بارتفاع 9 سم وسماكة 10 مم وهي فارغة.',
};
