import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

/*
 * What the privacy notice says (docs/behaviour/rules.md#privacy-notice). Each sentence is what the code does: a change of
 * one makes a new version of the notice.
 */

/** Times, in the case that follows a preposition. */
export const days = (count: number) =>
  plural(count, {
    one: 'يوم واحد',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });
export const hours = (count: number) =>
  plural(count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  });
export const minutes = (count: number) =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  });

export const who = 'من يحتفظ ببياناتك';
export const whoText = ({ site, address }: { site: string; address: readonly string[] }) =>
  `عنوان ${isolated(site)}: ${isolated(address.join(', '))}. راسلنا أو اتصل بنا في كل ما يخصّ بياناتك.`;
export const sellersAnswer =
  'البائع الذي تسأله يتلقّى استفسارك، وهو المسؤول عمّا يفعله به خارج هذا الموقع.';
export const email = 'البريد الإلكتروني';
export const phone = 'رقم الهاتف';
export const grievanceOfficer = 'مسؤول الشكاوى';

export const basis = 'الأساس القانوني';

export const looking = 'عندما تتصفّح';
export const noAccount = 'لا يحتاج التصفّح إلى حساب. ولا تُحمّل الصفحات شيئًا من أي جهة أخرى.';
export const noAccountButPictures = ({ site, origins }: { site: string; origins: string }) =>
  `لا يحتاج التصفّح إلى حساب. بعض صور ${isolated(site)} تُحمَّل من ${isolated(origins)}، فيُعرف هناك عنوان شبكتك. ولا تُحمّل الصفحات من غيرها شيئًا آخر.`;
export const ownStorage = 'في ذاكرة متصفّحك';
export const ownStorageText = (kept: readonly string[]) =>
  `إلى أن تحذفها منه بنفسك: ${kept.join('؛ ')}. ولعرض هذه القطع يطلبها متصفّحك بمعرّفاتها، ونحن لا نحتفظ بها.`;
/** What browsers keep for a shopper, by its key in their storage. */
export const browserStorage = {
  language: 'اللغة التي اخترتها',
  region: 'أيّ الأسعار يظهر أولًا، بالروبية أم بالدرهم',
  favorites: 'مفضّلتك',
  enquiryList: 'قائمة استفسارك',
  compared: 'القطع التي تقارن بينها',
  recentlyViewed: 'آخر القطع التي شاهدتها',
  recentSearches: 'آخر عمليات بحثك',
  enquiries: 'الاستفسارات التي أرسلتها، من دون اسمك ونص رسالتك',
  asked: 'متى سألت عن كل قطعة',
  hasShownWelcome: 'أنك رأيت شاشة الترحيب، إلى أن تغلق الصفحة',
};
export const views = 'المشاهدات وعمليات البحث';
export const viewsText =
  'يُخبرنا متصفّحك بالقطعة أو المتجر الذي تشاهده وفي أي منطقة، وبما تبحث عنه. ونعدّ ذلك يومًا بيوم، من دون أن نعرف من أنت. ولكي تُحتسب مرة واحدة، يُبقي الخادم في ذاكرته المؤقتة وحدها عنوان شبكتك، إلى أن تحلّ محلّه عناوين أخرى، ويُبقي فيها ليوم واحد (بالتوقيت العالمي UTC) بصمة مشفّرة (hash) للعنوان واسم متصفّحك والصفحة، تُحسب بسرّ يُولَّد من جديد كل يوم.';
export const failures = 'الأعطال';
export const failuresText =
  'إذا تعطّل برنامج في إحدى الصفحات، أخبرنا متصفّحك أيّ صفحة هي وما الذي تعطّل. ويُحذف من ذلك كل ما ورد بين علامات اقتباس والعناوين والأرقام الطويلة.';

export const toSeller = 'عندما تكتب إلى بائع';
export const formText = (agreed: string) =>
  `في نموذج الاستفسار توافق على ما يلي: «[البائع]${agreed}» ونحتفظ باسمك ووسيلة التواصل معك ونص رسالتك والقطع مع مقاساتها وأسعارها ومنطقتك ولغة الصفحة والوقت ونسخة هذا الإشعار. ويرى البائع ذلك كله ويصله بالبريد الإلكتروني.`;
export const chatText =
  'يفتح رابط المحادثة تطبيق واتساب برسالة إلى البائع. ونحتفظ بالقطع ومنطقتك ولغة الصفحة والرقم المرجعي وما كتبته مع القطع، ولا نحتفظ باسمك ولا برقمك. وما ترسله هناك هو بينك وبين البائع وواتساب.';
export const sellersNotes =
  'قد يدوّن البائع هنا بيانات من يتحدّث معه: الاسم ورقم الهاتف والبريد الإلكتروني وملاحظات عن الاستفسار.';

export const toUs = 'عندما تكتب إلينا';
export const withEach =
  'مع كل رسالة نحتفظ بالوقت وبنسخة هذا الإشعار، ومع الرسائل إلينا والنشرة البريدية نحتفظ أيضًا بلغة الصفحة، لنردّ بها.';
export const contact = 'تواصل معنا';
export const contactText = (said: string) =>
  `«${said}» نحتفظ باسمك وبريدك الإلكتروني ورسالتك وبردودنا، وهي تُرسل إليك بالبريد الإلكتروني.`;
export const reportsOf = 'البلاغات عن قطعة أو متجر';
export const reportsOfText = (said: string) => `«${said}» ولا نكشف للبائع من كتبه.`;
export const newsletter = 'النشرة البريدية';
export const quoted = (said: string) => `«${said}»`;

export const selling = 'عندما تبيع هنا';
export const registrationText = (said: string) =>
  `عند التسجيل: «${said}» يرى المتسوّقون اسم متجرك وصورته ووصفه ومدينته وساعات عمله وأرقام محادثاته وقطعك، ولا يرون بريدك الإلكتروني ولا الرقم الذي تسجّل الدخول به. ويرى مديرو المنصة كل شيء ما عدا كلمة مرورك، التي لا تُحفظ منها إلا بصمة مشفّرة (hash). ونحتفظ أيضًا بلغة الرسائل التي تصلك، وهي التي تختارها في ملفك الشخصي أو لغة الصفحات التي تسجّل الدخول منها.`;
export const download = 'يمكنك من ملفك الشخصي تنزيل كل ما يُحفظ عنك، وحذف حسابك.';

export const kept = 'ما يُحفظ، ومدة حفظه';
export const keptText = 'ما تنقضي مدته يحذفه الخادم تلقائيًا، خلال دقائق ما لم يكن تحت ضغط شديد.';
export const words = 'نص استفسارك، وملاحظات البائع';
export const wordsFor = (time: string) =>
  `لمدة ${time} بعد سؤالك، أو بعد آخر ما كتبه البائع عنك هناك.`;
export const untilErased = 'إلى أن تطلب محوه.';
export const customer = 'اسمك ورقمك وبريدك الإلكتروني لدى البائع';
export const customerErased = 'إلى أن تطلب محوها، أو يمحوها البائع.';
export const customerFor = (time: string) =>
  `ما دامت مدة أحد هذه الاستفسارات لم تنقضِ؛ فإن لم يكن ثمّة استفسار، فلمدة ${time} بعد تدوينها.`;
export const enquiry = 'الاستفسار نفسه: القطع والأسعار وما آل إليه';
export const enquiryForEver = 'بصفة دائمة، لكن من دون ما يدلّ عليك بعد محو نص استفسارك.';
export const enquiryFor = (time: string) =>
  `لمدة ${time} بعد سؤالك، ثم يُحذف مع كل ما بقي فيه. ويبقى عدد الاستفسارات في كل يوم.`;
export const receipts = 'ما طلب منك البائع دفعه، وإيصالاته';
export const receiptsText =
  'يُحذف ما طُلب دفعه مع الاستفسار. أما الإيصالات فتبقى لدى البائع، ولكن بلا اسمك بعد محو كلماتك.';
export const messages = 'الرسائل إلينا وردودنا عليها';
export const messagesFor = (time: string) => `لمدة ${time} بعد كتابتها.`;
export const reports = 'البلاغات';
export const reportsErased =
  'نص بلاغك وبريدك الإلكتروني إلى أن تطلب محوهما. ويبقى مسجّلًا أن بلاغًا قُدِّم، وسببه.';
export const reportsFor = (time: string) =>
  `نص بلاغك وبريدك الإلكتروني لمدة ${time} بعد إرساله. ويبقى مسجّلًا أن بلاغًا قُدِّم، وسببه.`;
export const newsletterFor = (time: string) =>
  `بريدك الإلكتروني إلى أن تلغي اشتراكك؛ وإن لم تؤكّده، فلمدة ${time}.`;
export const mails = 'الرسائل البريدية التي نرسلها';
export const mailsFor = ({ sent, failed }: { sent: string; failed: string }) =>
  `النص، مشفّرًا، إلى أن يُرسل. والمرسَل إليه والموضوع: لمدة ${sent} بعد ذلك. أما ما تعذّر إرساله، فيُحفظ كله لمدة ${failed}.`;
export const viewCounts = 'أعداد المشاهدات';
export const viewCountsFor = (time: string) => `لمدة ${time}، من دون معرفة من شاهد.`;
export const searchCounts = 'أعداد عمليات البحث';
export const searchCountsFor = (time: string) =>
  `لمدة ${time}، من دون معرفة من بحث؛ ولا يُعرف إلا عدد الشبكات التي بحثت، حتى نحو ستين شبكة.`;
export const abuseCounts = 'أعداد للحماية من إساءة الاستخدام';
export const abuseCountsText =
  'لمدة يوم على الأكثر، تحت بصمة مشفّرة بمفتاح لعنوان الشبكة أو الحساب أو البريد الإلكتروني.';
export const sellers = 'البائعون: الحساب والمتجر والقطع والمستندات والرسائل وملاحظاتنا عنهم';
export const sellersFor = ({ prices, imports }: { prices: string; imports: number }) =>
  `إلى أن يُحذف الحساب؛ والأسعار السابقة لمدة ${prices}، والجداول المستوردة الأخيرة وعددها ${imports}. أما أعضاء فريق البائع فإلى أن لا يعملوا لدى أي بائع.`;
export const sessions = 'البائعون ومديرو المنصة: الأجهزة المسجَّل الدخول منها';
type SessionTimes = { longest: string; idle: string; device: string };
export const sessionsFor = ({ longest, idle, device }: SessionTimes) =>
  `اسم الجهاز وعنوان الشبكة إلى أن تنتهي جلسة الدخول: للبائع بعد ${longest}، أو بعد ${idle} دون استخدام. وتنتهي معها الأجهزة المسجّلة للإشعارات. أما أن الجهاز معروف، فلمدة ${device} بعد آخر استخدام له.`;
export const erasures = 'تسجيل أنك طلبت محو شيء';
export const erasuresText =
  'بصفة دائمة، في صورة بصمة مشفّرة (hash) لا تكشف ما هو ولا لمن كان: وبها تُستعاد نسخة احتياطية سابقة من دون بياناتك.';
export const admins = 'مديرو المنصة والمدعوّون';
export const adminsText = (time: string) =>
  `إلى أن يزيلهم مالك المنصة. والدعوات، سواء لإدارة المنصة أو للبيع أو للعمل لدى بائع: لمدة ${time} بعد انتهاء صلاحية رابطها.`;
export const record = 'سجل ما فعله البائعون ومديرو المنصة';
export const recordForEver =
  'بصفة دائمة، ويشمل عمليات تسجيل الدخول مع الجهاز وعنوان الشبكة. وإذا مُحي بائع، أُفرغت أسماؤه وقيمه منه.';
export const recordFor = (time: string) =>
  `لمدة ${time}، ويشمل عمليات تسجيل الدخول مع الجهاز وعنوان الشبكة. وإذا مُحي بائع، أُفرغت أسماؤه وقيمه منه.`;

export const receives = 'من يصل إليه ذلك';
export const receivesText =
  'لا أحد سوى المذكورين هنا. لا يُباع شيء، ولا إعلانات، والمشاهدات وعمليات البحث يعدّها هذا الخادم وحده.';
export const receivesWithCounting = 'لا أحد سوى المذكورين هنا. لا يُباع شيء، ولا إعلانات.';
export const seller = 'البائع الذي تسأله';
export const sellerText = 'استفسارك، ولا شيء غيره عنك.';
export const adminsOf = (site: string) => `مديرو ${isolated(site)}`;
export const adminsOfText = 'كل ما ذُكر هنا، لتشغيل الموقع والرد عليك.';
export const database = 'قاعدة البيانات';
export const ownDatabase = 'كل ذلك، على قرص الخادم.';
export const otherDatabase = 'كل ذلك، في قاعدة بيانات PostgreSQL اختارها مشغّل الموقع.';
export const files = 'الملفات';
export const filesInStorage =
  'الصور ومقاطع الفيديو التي يرفعها البائعون، في خدمة تخزين اختارها مشغّل الموقع. ولا يرسل المتسوّقون شيئًا منها.';
export const filesOnDisk =
  'الصور ومقاطع الفيديو التي يرفعها البائعون، على قرص الخادم. ولا يرسل المتسوّقون شيئًا منها.';
export const mailCarrier = 'الرسائل البريدية';
export const mailServer = 'ينقلها إليك وإلى البائعين خادم بريد اختاره مشغّل الموقع.';
export const mailFolder = (time: string) =>
  `لم يُضبط خادم بريد: تُكتب الرسائل في مجلد على الخادم، وتُحذف بعد ${time}.`;
export const pushes = 'الإشعارات على جهاز البائع';
export const pushesText = 'تمرّ بخدمة الإشعارات لدى الشركة المصنّعة لمتصفّحه، مشفّرةً لذلك الجهاز.';
export const backups = 'النسخ الاحتياطية';
export const noBackups =
  'لا يُنشئ الخادم أيّ نسخة منها بنفسه. وإذا كان مشغّل الموقع ينسخ بياناته بطريقة أخرى، فإن ما مُحي يبقى في تلك النسخ إلى أن تُحذف.';
type Backups = {
  isElsewhere: boolean;
  isEncrypted: boolean;
  every: string;
  keep: number;
  gone: string;
};
export const backupsText = ({ isElsewhere, isEncrypted, every, keep, gone }: Backups) =>
  `تُحفظ نسخ من ذلك كله، ${isEncrypted ? 'مشفّرةً' : 'غير مشفّرة'}، في ${isElsewhere ? 'خدمة تخزين اختارها مشغّل الموقع' : 'مجلد'} مرةً كل ${every}، ويُحتفظ بآخرها وعددها ${keep}: فلا يبقى ما مُحي في أيّ منها بعد نحو ${gone}.`;
export const proxies = 'أمام الخادم';
export const proxiesText =
  'خوادم وسيطة (proxy)، أو شبكة لتوصيل الصفحات، اختارها مشغّل الموقع، تمرّر ما يطلبه متصفّحك وترى عنوان شبكتك.';
export const programs = 'برامج البائعين';
export const programsText =
  'يستطيع البائعون، وكذلك المشغّل للسوق كله، ربط برامج خاصة بهم تقرأ ما يُسمح لهم هم بقراءته وتُبلَّغ بالاستفسارات الجديدة فور ورودها. وهم المسؤولون عما تفعله تلك البرامج بها.';
export const analytics = 'إحصاء الزيارات';
export const analyticsText = (host: string) =>
  `خادم تابع للمشغّل (${isolated(host)}) يحصي زيارات صفحات المتجر: أي صفحة، ومن أين وصل الزائر إليها، ومن أي نوع من الأجهزة. ولا يستخدم ملفات تعريف الارتباط.`;
export const traces = 'قياس الأداء';
export const tracesText =
  'خدمة اختارها مشغّل الموقع تتلقّى المدة التي استغرقها كل نوع من الطلبات، من دون عناوين ولا أسماء ولا نصوص.';

export const networks = 'عناوين الشبكة والسجلات';
export const failuresLogged = 'يسجّل الخادم الأعطال وحدها، لا من طلب ماذا.';
/** Of a log of requests, by what stands in it of who asked. */
export const requestsLogged = {
  shortened:
    'يسجّل الخادم الطلبات: الوقت، وعنوان الصفحة من دون ما يلي علامة الاستفهام، ونتيجة الطلب، وعنوان الشبكة الذي جاء منه الطلب مختصرًا بحيث يشمل بضع مئات من العناوين. أما مدة حفظ السجل فيحدّدها مشغّل الموقع حيث يُجمع.',
  hashed:
    'يسجّل الخادم الطلبات: الوقت، وعنوان الصفحة من دون ما يلي علامة الاستفهام، ونتيجة الطلب، وعلامة لعنوان الشبكة الذي جاء منه الطلب تتغيّر كل يوم. أما مدة حفظ السجل فيحدّدها مشغّل الموقع حيث يُجمع.',
  whole:
    'يسجّل الخادم الطلبات: الوقت، وعنوان الصفحة من دون ما يلي علامة الاستفهام، ونتيجة الطلب، وعنوان الشبكة الذي جاء منه الطلب. أما مدة حفظ السجل فيحدّدها مشغّل الموقع حيث يُجمع.',
  none: 'يسجّل الخادم الطلبات: الوقت، وعنوان الصفحة من دون ما يلي علامة الاستفهام، ونتيجة الطلب، ولا شيء عمّن طلب. أما مدة حفظ السجل فيحدّدها مشغّل الموقع حيث يُجمع.',
};
export const againstAbuse =
  'وللحماية من إساءة الاستخدام، يعدّ الخادم مرات محاولة عنوان شبكة أو حساب أو بريد إلكتروني لأمر ما. وتُخزَّن في صورة بصمات مشفّرة بمفتاح، فلا يستطيع أحد أن يقرأ منها أصلها.';

export const cookies = 'ملفات تعريف الارتباط';
export const noCookies = 'لا تُرسل إلى المتسوّقين أي ملفات تعريف ارتباط.';
export const sellersAndAdmins = 'البائعون ومديرو المنصة';
export const logInCookies = (time: string) =>
  `يضع تسجيل الدخول ملفين لا يستطيع أي برنامج في الصفحة قراءتهما: «device»، وبه يُعرف تسجيل الدخول التالي من المتصفّح نفسه، لمدة ${time}؛ و«seller-media» أو «admin-media»، وبه تُعرض الصور غير المتاحة للعموم، إلى أن يُغلق المتصفّح. أما جلسة الدخول نفسها فتبقى في ذاكرة المتصفّح المحلية إلى أن تنتهي.`;
export const previews = 'المعاينات';
export const previewCookie =
  'من يفتح رابطًا منّا إلى صفحة لم تُنشر بعد يصله ملف واحد، «preview-media»، لا يستطيع أي برنامج في الصفحة قراءته. وبه تُعرض صور تلك الصفحة ما دام الرابط صالحًا، ساعة واحدة على الأكثر، وهو لا يدل على أحد.';

export const rights = 'ما يحقّ لك طلبه';
export const rightsText = (address: string) =>
  `يحقّ لك الاطلاع على ما يُحفظ عنك، وطلب تصحيحه أو محوه، وسحب ما وافقت عليه: اكتب إلى ${isolated(address)} من البريد الإلكتروني المعني، أو اذكر رقم الهاتف أو الرقم المرجعي للاستفسار. ويستطيع أحد مديري المنصة تسليمك ذلك كله ومحوه.`;
export const leaving =
  'في كل رسالة من النشرة البريدية رابط لإلغاء الاشتراك يحذف بريدك الإلكتروني فورًا. أما ما وصل إلى البائع برسالة أو محادثة، فمحوه من مسؤولية البائع.';
export const complaints = 'الشكاوى منّا';

export const moreFrom = (site: string) => `المزيد من ${isolated(site)}`;
