/** What the field of the command list takes. */
export const whatToType = 'شاشة أو منتج أو رمز أو رقم مرجعي أو عميل';

export const products = 'المنتجات';
export const enquiries = 'الاستفسارات';
export const customers = 'العملاء';
export const edit = 'تعديل';

/** Other words that the cards of the dashboard are looked for by. */
export const wordsForCards = {
  information:
    'الاسم الصورة الشعار المدينة العنوان ساعات الدوام أرقام الهاتف واتساب اللغة البريد الحساب الملف',
  vacation: 'عطلة إيقاف إغلاق المتجر',
  payments: 'فواتير دفع upi ضريبة بنك عنوان',
  messages: 'مساعدة دعم تواصل مستندات رخصة',
  sessions: 'الأجهزة تسجيل الخروج',
  notices: 'تنبيهات ساعات الهدوء بريد',
  poster: 'qr رمز طباعة',
  password: 'تغيير',
  secondFactor: 'تطبيق المصادقة مفتاح المرور',
  data: 'بياناتي تنزيل تصدير حذف إغلاق الحساب خصوصية',
};
