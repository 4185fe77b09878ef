import type { Label } from '#languages/en/refusals/labels.ts';
import { quoted } from '#languages/quoted.ts';
import { translatedLabels } from '#languages/translated-labels.ts';

import { inIt } from '../content/translated-fields.ts';

const labels: Readonly<Record<Label, string>> = {
  'A choice': 'الخيار',
  'A detail': 'التفصيل',
  'A word': 'الكلمة',
  Answer: 'الرد',
  'Article number': 'رقم الصنف',
  'Attribute name': 'اسم الخاصية',
  Brand: 'العلامة التجارية',
  Category: 'الفئة',
  'Category name': 'اسم الفئة',
  City: 'المدينة',
  'Cost (AED)': 'التكلفة بالدرهم',
  'Cost (INR)': 'التكلفة بالروبية',
  'Private notes': 'ملاحظات خاصة',
  Supplier: 'المورّد',
  'Current password': 'كلمة المرور الحالية',
  Description: 'الوصف',
  'Dubai phone number': 'رقم هاتف دبي',
  'Email or phone': 'البريد الإلكتروني أو الهاتف',
  Group: 'المجموعة',
  'Indian phone number': 'رقم الهاتف الهندي',
  Message: 'الرسالة',
  Name: 'الاسم',
  'New password': 'كلمة المرور الجديدة',
  Note: 'الملاحظة',
  'Opening hours': 'ساعات العمل',
  'Original price': 'السعر الأصلي',
  'Original price (AED)': 'السعر الأصلي بالدرهم',
  Password: 'كلمة المرور',
  'Phone number': 'رقم الهاتف',
  Price: 'السعر',
  'Price (AED)': 'السعر بالدرهم',
  'Price (INR)': 'السعر بالروبية',
  'Product name': 'اسم المنتج',
  'Product type name': 'اسم نوع المنتج',
  Quantity: 'الكمية',
  Reason: 'السبب',
  'Sale price until': 'سعر التخفيض حتى',
  Scale: 'المقياس',
  Size: 'المقاس',
  'Sub category': 'الفئة الفرعية',
  'Sub-category name': 'اسم الفئة الفرعية',
  Text: 'النص',
  Unit: 'الوحدة',
  ...translatedLabels(
    {
      Name: 'الاسم',
      Description: 'الوصف',
      City: 'المدينة',
      'Opening hours': 'ساعات العمل',
      'A choice': 'الخيار',
      Unit: 'الوحدة',
      Group: 'المجموعة',
    },
    inIt,
  ),
  'What you changed': 'ما غيّرته',
  'What you saw': 'ما رأيته',
  Word: 'الكلمة',
  Words: 'التوضيح',
};

/** Returns the name of a field in quotation marks; what is no label is a name that people gave, and stays. */
export const field = (label: string): string =>
  Object.hasOwn(labels, label) ? `«${labels[label as Label]}»` : quoted(label);
