export const privateFactsMenu = 'التكلفة والملاحظات…';
export const privateFactsOf = (name: string) => `تكلفة ${name} وملاحظاته`;
export const forYouAlone =
  'لك ولمن يعدّل المنتجات من فريقك. لا يراها المتسوّقون ولا إدارة السوق ولا فريق الدعم.';
export const cost = { INR: 'التكلفة بالروبية (اختياري)', AED: 'التكلفة بالدرهم (اختياري)' };
export const supplier = 'المورّد (اختياري)';
export const privateNotes = 'ملاحظات خاصة (اختياري)';
export const save = 'حفظ';
