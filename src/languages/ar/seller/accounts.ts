export const logInTitle = 'دخول البائعين';
export const logInLine = 'بِع حيث تلتقي رياح التجارة.';
export const signingIn = 'جارٍ تسجيل الدخول…';
export const forgotPassword = 'هل نسيت كلمة المرور؟';
export const newHere = 'ليس لديك حساب؟';
export const createAccount = 'إنشاء حساب';
export const logInFailed = 'تعذّر تسجيل الدخول. تحقّق من بياناتك.';
export const unexpectedError = 'حدث خطأ غير متوقّع. حاول مرة أخرى.';

export const registerLine = 'منتجاتك أمام المتسوّقين في الهند والإمارات.';
export const registerText =
  'نراجع كل طلب تسجيل ونبلغك بقرارنا عبر البريد الإلكتروني. وحتى ذلك الحين يمكنك إكمال ملفك الشخصي.';
export const invitedText =
  'أنت مدعوّ للبيع معنا. أكّد الرابط الذي فتحته بريدك الإلكتروني؛ اختر كلمة مرور ثم سجّل الدخول.';
export const registered = 'تم التسجيل بنجاح، يُرجى تسجيل الدخول';
export const registeredNote = 'تم التسجيل بنجاح! يُرجى تسجيل الدخول للمتابعة.';
export const mailOnItsWay = 'ستصلك رسالة فيها رابط لتأكيد بريدك الإلكتروني، والخطوات التالية.';
export const fullName = 'الاسم الكامل';
export const email = 'البريد الإلكتروني';
export const phone = 'رقم الهاتف';
export const phoneHint =
  '10 أرقام، مثل 9845011223. نستخدمه لتسجيل الدخول، ولا يظهر للمتسوّقين أبدًا.';
export const password = 'كلمة المرور';
export const passwordHint = '8 أحرف على الأقل.';
export const register = 'تسجيل';
export const registering = 'جارٍ التسجيل…';
export const haveAccount = 'لديك حساب بالفعل؟ سجّل الدخول';
export const registrationError = 'حدث خطأ أثناء التسجيل.';
export const registrationFailed = 'تعذّر التسجيل. حاول مرة أخرى.';

export const forgotPasswordText =
  'أدخل البريد الإلكتروني لحسابك، وسنرسل إليك رابطًا لاختيار كلمة مرور جديدة.';
export const resetTitle = 'اختيار كلمة مرور جديدة';
export const resetText =
  'بعد حفظ كلمة المرور الجديدة تنتهي كل جلسات حسابك، ثم تسجّل الدخول بها مباشرة.';

export const confirmTitle = 'تأكيد البريد الإلكتروني';
export const confirmText =
  'اضغط الزر لتأكيد أن البريد الإلكتروني الذي أرسلنا إليه هذا الرابط بريدك.';
export const confirm = 'تأكيد هذا البريد الإلكتروني';
export const confirming = 'جارٍ التأكيد…';
export const confirmedTitle = 'تم تأكيد بريدك الإلكتروني';
export const confirmedText =
  'يمكننا الآن التواصل معك. سجّل الدخول لإكمال ملفك الشخصي، أو لمعرفة حالة طلب تسجيلك.';
export const incompleteLink = 'هذا الرابط غير مكتمل. افتحه من الرسالة مرة أخرى.';
export const goToLogIn = 'الانتقال إلى تسجيل الدخول';
export const logIn = 'تسجيل الدخول';
