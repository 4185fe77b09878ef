import type { Texts } from '../translated.ts';

/** The categories, sub-categories and product types in Arabic, by `category/sub-category/type`. */
export const taxonomy: Texts = {
  watches: {
    name: 'ساعات',
    description: 'ساعات يدوية وذاتية التعبئة وساعات غوص للرجال والسيدات، تُضبط قبل إرسالها.',
  },
  'watches/dress': { name: 'ساعات رسمية', description: 'علب رفيعة ووجوه هادئة تختفي تحت الكم.' },
  'watches/dress/hand-wound': { name: 'يدوية التعبئة', description: 'تُعبّأ كل صباح من التاج.' },
  'watches/dress/self-winding': {
    name: 'ذاتية التعبئة',
    description: 'تعبّئها حركة المعصم.',
  },
  'watches/chronographs': {
    name: 'كرونوغراف',
    description: 'ساعات توقيت للمعصم بعدادات تُقرأ بنظرة.',
  },
  'watches/chronographs/sports': {
    name: 'كرونوغراف رياضي',
    description: 'تاكيمتر وأزرار لولبية.',
  },
  'watches/chronographs/heritage': {
    name: 'كرونوغراف كلاسيكي',
    description: 'وجوه مقسّمة وأزرار على الطراز القديم.',
  },
  'watches/divers': {
    name: 'ساعات غوص',
    description: 'مقاومة للماء حتى 200 متر وأكثر، وتُقرأ في الظلام.',
  },
  'watches/divers/steel': {
    name: 'ساعات غوص فولاذية',
    description: 'فولاذ بحري بإطارات من السيراميك.',
  },
  'watches/divers/bronze': {
    name: 'ساعات غوص برونزية',
    description: 'علب يغمق لونها مع الملح والزمن.',
  },
  'watches/ladies': { name: 'ساعات نسائية', description: 'علب أصغر صُمّمت بأبعادها الخاصة.' },
  'watches/ladies/strap': {
    name: 'ساعات بحزام',
    description: 'أحزمة من الجلد والساتان تُبدَّل بسهولة.',
  },
  sunglasses: {
    name: 'نظارات شمسية',
    description:
      'نظارات شمسية من الأسيتات والتيتانيوم والفولاذ، وكلها بحماية كاملة من الأشعة فوق البنفسجية.',
  },
  'sunglasses/aviators': {
    name: 'أفياتور',
    description: 'عدسات على شكل قطرة في إطارات معدنية خفيفة.',
  },
  'sunglasses/aviators/classic': {
    name: 'أفياتور كلاسيكية',
    description: 'سلك رفيع وحاجب مستقيم.',
  },
  'sunglasses/aviators/double-bridge': {
    name: 'بجسرين',
    description: 'واجهات أقرب إلى المربع بجسرين.',
  },
  'sunglasses/squares': { name: 'نظارات مربعة', description: 'أسيتات سميك متوازن الوزن.' },
  'sunglasses/squares/acetate': {
    name: 'مربعة من الأسيتات',
    description: 'تُقطع من لوح واحد وتُصقل أيامًا.',
  },
  'sunglasses/squares/browline': {
    name: 'براولاين',
    description: 'أسيتات في الأعلى وسلك في الأسفل.',
  },
  'sunglasses/rounds': {
    name: 'نظارات دائرية',
    description: 'دوائر من السلك والأسيتات، من الصغيرة إلى الواسعة.',
  },
  'sunglasses/rounds/wire': { name: 'دائرية سلكية', description: 'أحد عشر غرامًا لا تشعر بها.' },
  'sunglasses/rounds/acetate': {
    name: 'دائرية من الأسيتات',
    description: 'إطارات سميكة بألوان العسل والقرن.',
  },
  'sunglasses/cat-eyes': {
    name: 'عين القطة',
    description: 'زاوية خارجية مرفوعة، من الخفيفة إلى اللافتة.',
  },
  'sunglasses/cat-eyes/classic': {
    name: 'عين القطة الكلاسيكية',
    description: 'واجهات متوسطة برفعة خفيفة.',
  },
  'sunglasses/cat-eyes/oversized': {
    name: 'عين القطة الكبيرة',
    description: 'واجهات عريضة للشرفات المشمسة.',
  },
  footwear: {
    name: 'أحذية',
    description: 'أحذية فاخرة للأرصفة والشرفات وشوارع المطر، صُنعت ليُجدَّد نعلها.',
  },
  'footwear/espadrilles': {
    name: 'إسبادريل وقباقيب',
    description: 'قماش على جوت مضفور، وجلد على خشب منحوت.',
  },
  'footwear/espadrilles/canvas': { name: 'إسبادريل', description: 'قماش مربوط بنعل مضفور.' },
  'footwear/espadrilles/clogs': { name: 'قباقيب', description: 'جلد مثبّت على نعل خشبي.' },
  'footwear/loafers': { name: 'لوفر', description: 'أحذية مفتوحة من الخلف، مخيطة يدويًا.' },
  'footwear/loafers/penny': { name: 'لوفر بيني', description: 'شريط بفتحة صغيرة على الوجه.' },
  'footwear/loafers/ornament': {
    name: 'لوفر بحلية',
    description: 'حلية نحاسية وقليل من الزهو.',
  },
  'footwear/loafers/slippers': {
    name: 'بوابيج',
    description: 'ناعمة ومدبّبة، للأرضيات المبلّطة.',
  },
  'footwear/sandals': { name: 'صنادل', description: 'جلد وفلين للأرضيات الدافئة.' },
  'footwear/sandals/flat': {
    name: 'صنادل مسطّحة',
    description: 'أشرطة متقاطعة وعريضة وحلقات للإصبع.',
  },
  'footwear/sandals/footbed': {
    name: 'صنادل الفلين',
    description: 'شريط عريض على قاعدة من الفلين.',
  },
  'footwear/sandals/heeled': { name: 'صنادل بكعب', description: 'شريط عريض على كعب عريض.' },
  fashion: {
    name: 'أزياء',
    description: 'حقائب ومنتجات جلدية وصوف وعطور ومجوهرات من دور ما زالت تعمل باليد.',
  },
  'fashion/handbags': {
    name: 'حقائب يد',
    description: 'حقائب توت وكروس وحقائب بمقبض علوي من الجلد الطبيعي.',
  },
  'fashion/handbags/totes': { name: 'حقائب توت', description: 'حقائب مفتوحة تحمل يوم عمل كاملًا.' },
  'fashion/handbags/shoulder': {
    name: 'حقائب كتف',
    description: 'تُلبس على الجسم أو تحت الذراع.',
  },
  'fashion/handbags/top-handle': {
    name: 'حقائب بمقبض علوي',
    description: 'حقائب متماسكة الشكل تُحمل باليد.',
  },
  'fashion/small-leather': {
    name: 'منتجات جلدية صغيرة',
    description: 'محافظ وأحزمة تزداد جمالًا مع الوقت.',
  },
  'fashion/small-leather/wallets': {
    name: 'محافظ',
    description: 'محافظ تُطوى، للبطاقات والنقود الورقية.',
  },
  'fashion/small-leather/belts': {
    name: 'أحزمة',
    description: 'قطعة جلد واحدة وإبزيم مصبوب.',
  },
  'fashion/scarves': {
    name: 'أوشحة وشالات',
    description: 'صوف من النول مصبوغ يدويًا.',
  },
  'fashion/scarves/stoles': {
    name: 'شالات طويلة',
    description: 'صوف الحملان بخطوط منسوجة وأهداب مفتولة.',
  },
  'fashion/fragrance': {
    name: 'عطور',
    description: 'ماء عطر ودهون عطرية من العود والورد واللبان.',
  },
  'fashion/fragrance/eau-de-parfum': { name: 'ماء عطر', description: 'رشّات تدوم حتى المساء.' },
  'fashion/fragrance/attar': {
    name: 'دهن عطري',
    description: 'دهن بلا كحول يوضع على مواضع النبض.',
  },
  'fashion/jewellery': { name: 'مجوهرات', description: 'ذهب مطروق بأشكال هادئة.' },
  home: { name: 'المنزل', description: 'خزف ونحاس وإضاءة وخشب ساج لبيوت عامرة بأهلها.' },
  'home/vessels': {
    name: 'مزهريات وأوعية',
    description: 'خزف حجري مشكّل باليد بطلاء رمادي ورملي وسيلادون.',
  },
  'home/vessels/vases': { name: 'مزهريات', description: 'لغصن واحد أو لباقة كاملة.' },
  'home/vessels/bowls': { name: 'أوعية', description: 'للفاكهة أو المفاتيح، أو للزينة وحدها.' },
  'home/lighting': { name: 'إضاءة', description: 'مصابيح وفوانيس تُبقي الغرفة خافتة ودافئة.' },
  'home/lighting/table-lamps': {
    name: 'مصابيح طاولة',
    description: 'أغطية من الكتان على النحاس والخزف.',
  },
  'home/lighting/lanterns': { name: 'فوانيس', description: 'معدن مخرّم يرسم النقوش.' },
  'home/candles': {
    name: 'شموع وبخور',
    description: 'شمع جوز الهند ولبان حقيقي وأربعون ساعة من الاشتعال.',
  },
  'home/candles/candles': { name: 'شموع معطّرة', description: 'تُصبّ يدويًا بكميات صغيرة.' },
  'home/candles/incense': { name: 'بخور', description: 'أعواد ولبان مع حوامل نحاسية.' },
  'home/trays': {
    name: 'صواني التقديم',
    description: 'نحاس مطروق وخشب مدهون بالزيت، للتقديم والحفظ.',
  },
  'home/trays/brass': { name: 'صواني النحاس', description: 'مطروقة من صفيحة واحدة.' },
  'home/trays/wood': { name: 'صواني الخشب', description: 'خشب الساج والمانجو بحواف مشطوفة.' },
  'home/seating': { name: 'مقاعد', description: 'كراسي بمقاعد من الخيزران ووصلات معشّقة.' },
  'home/seating/chairs': { name: 'كراسي', description: 'منخفضة وواسعة، يصعب النهوض منها.' },
  'home/seating/stools': { name: 'كراسي بلا ظهر', description: 'مقعد أو درجة أو طاولة جانبية.' },
  stationery: { name: 'قرطاسية', description: 'دفاتر وأقلام قيد التحضير.' },
  'stationery/pens': { name: 'أقلام حبر', description: 'إبونيت مخروط وريش فولاذية.' },
};
