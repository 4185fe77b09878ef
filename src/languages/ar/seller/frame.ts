import { isolated } from '#languages/isolated.ts';

export const title = 'البائع';
export const goToProducts = 'الانتقال إلى منتجاتك';

export const dashboard = 'لوحة التحكم';
export const products = 'المنتجات';
export const enquiries = 'الاستفسارات';
export const bin = 'المنتجات المحذوفة';
export const imports = 'الاستيراد والتصدير';
export const staff = 'الفريق';
export const contactAdmin = 'التواصل مع الإدارة';

/** Other words that screens are looked for by. */
export const wordsFor = {
  dashboard: 'الملف الحساب',
  products: 'قطع مخزون مباع متاح حجز إخفاء سعر خصم مشاركة كتالوج ملصق صور',
  enquiries: 'الوارد العملاء المحتملون أسئلة محادثات جديد',
  customers: 'المشترون جهات الاتصال هاتف',
  templates: 'ردود إجابات رسائل',
  numbers: 'مشاهدات إحصاءات تقرير مبيعات إيرادات',
  imports: 'جدول إكسل ملف رفع تنزيل خلاصات google meta facebook instagram',
  bin: 'سلة المحذوفات استعادة استرجاع',
  staff: 'الفريق الموظفون الأدوار دعوة زملاء',
};

/** The first line of a chat with the admins. */
export const helloFrom = ({ name, site }: { name: string; site: string }) =>
  `مرحبًا، معك ${isolated(name)} من بائعي ${isolated(site)}.`;
export const helloFromSeller = (site: string) => `مرحبًا، أنا بائع على ${isolated(site)}.`;
