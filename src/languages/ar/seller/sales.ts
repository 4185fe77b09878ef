// Payments and receipts of a sale by chat.

export const payments = 'المدفوعات والإيصالات';
export const paymentsText =
  'حدّد كيف يدفع لك العملاء، وبأي اسم تصدر إيصالاتك. لا تستلم المنصة أي مال.';
export const change = 'تغيير';
export const save = 'حفظ';
export const upiId = 'معرّف UPI';
export const upiHint = 'يدفع إليه العملاء في الهند برابط أو برمز QR.';
export const paymentPage = 'صفحة الدفع';
export const paymentPageHint =
  'صفحتك، وفيها {amount} و{reference} في موضعهما: https://pay.example/?sum={amount}&for={reference}';
export const legalName = 'الاسم القانوني';
export const legalNameHint = 'كما يظهر في إيصالاتك.';
export const address = 'العنوان';
export const gstin = 'GSTIN';
export const trn = 'TRN';
export const taxRate = 'نسبة الضريبة';
export const taxIncluded = 'الأسعار تشمل الضريبة';

export const sale = 'المدفوعات والإيصالات';
export const sayFirst = 'حدّد أولًا طريقة الدفع والاسم القانوني.';
export const upiIsForRupees = 'خدمة UPI للروبية: للدفع بالدرهم حدّد صفحة دفع.';
export const openProfile = 'افتح ملفي الشخصي';
export const askForPayment = 'طلب دفعة';
export const makeLink = 'إنشاء الرابط';
export const dhowTakesNothing = 'يدفع العميل إليك، وأنت تسجّل متى وصلت الدفعة.';
export const amountIn = (currency: string) => `المبلغ (${currency})`;
export const way = 'الطريقة';
export const byUpi = 'UPI';
export const byPage = 'صفحة الدفع';
export const asked = 'مطلوبة';
export const receivedOn = (day: string) => `استُلمت في ${day}`;
export const priceAsked = (price: string) => `طُلب ${price}`;
export const priceReceived = (price: string) => `استُلم ${price}`;
export const showRequest = 'عرض';
export const request = 'طلب الدفعة';
export const codeOf = (link: string) => `رمز QR للرابط ${link}`;
export const copy = 'نسخ الرسالة';
export const copied = 'نُسخت الرسالة';
export const sendInChat = 'إرسال في المحادثة';
export const markReceived = 'تسجيل الاستلام';
export const notReceived = 'لم تُستلم';

export const writeReceipt = 'إصدار إيصال';
export const write = 'إصدار';
export const receiptIsFinal = 'يأخذ الرقم التالي من سنتك المالية، ولا يمكن تغييره بعد ذلك.';
export const kind = 'النوع';
export const receipt = 'إيصال';
export const proForma = 'فاتورة مبدئية';
export const hsn = 'رمز HSN (اختياري)';
export const language = 'اللغة';
export const download = 'تنزيل';
export const copyLink = 'نسخ الرابط';
export const linkCopied = (until: string) => `نُسخ الرابط، وهو صالح حتى ${until}.`;
