export const moveFrame = 'تحريك الإطار';
export const moveLeftEdge = 'تحريك الحافة اليسرى';
export const moveRightEdge = 'تحريك الحافة اليمنى';
export const moveTopEdge = 'تحريك الحافة العليا';
export const moveBottomEdge = 'تحريك الحافة السفلى';
export const preview = 'معاينة';
export const choosePicture = 'اختر صورة';
export const chooseAnother = 'اختر صورة أخرى';
export const acceptedPictures = 'PNG أو JPG أو GIF حتى 10 ميغابايت';
export const removePicture = 'إزالة الصورة';
export const turnAndCrop = 'تدوير واقتصاص';
export const cannotBeOpened = 'لا يمكن فتح هذه الصورة هنا، ويمكن استخدامها كما هي.';
export const howToCrop =
  'اسحب الإطار أو حوافه. بلوحة المفاتيح، انتقل إلى الإطار أو إحدى حوافه واستخدم مفاتيح الأسهم.';
export const howToCropByTouch = 'حرّك الإطار أو حوافه بإصبعك.';
export const turn = 'تدوير';
export const square = 'مربّع';
export const whole = 'الصورة كاملة';
export const preparing = 'جارٍ التحضير…';
export const usePicture = 'استخدام هذه الصورة';
export const pictureBeingCropped = 'الصورة قيد الاقتصاص';
type Outcome = {
  /** The picture's name: 'الصورة 2'. */
  what: string;
  width: number;
  height: number;
};
export const becomesPart = ({ what, width, height }: Outcome) =>
  `سيقتصر ما يُحفظ من ${what} على الجزء الظاهر داخل الإطار، ${width} × ${height} بكسل، عند حفظ المنتج.`;
export const staysAsItIs = ({ what, width, height }: Outcome) =>
  `تبقى ${what} كما هي، ${width} × ${height} بكسل.`;
export const notAPicture = 'هذا الملف ليس صورة. اختر ملف PNG أو JPG أو GIF.';
export const pictureTooLarge = (megabytes: number) =>
  `حجم هذه الصورة ${megabytes} ميغابايت، والحد الأقصى 10 ميغابايت.`;
