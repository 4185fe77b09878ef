// What people on the staff of a seller may do.

export const roleNames = {
  owner: 'مالك',
  editor: 'محرّر',
  replies: 'مجيب',
};

export const roleTexts = {
  owner: 'كل ما يمكنك فعله، ومنه الملف الشخصي والفريق والتصدير والحساب نفسه.',
  editor: 'المنتجات والاستيراد والاستفسارات.',
  replies: 'الاستفسارات وحدها: الردود والملاحظات والمتابعة وما آلت إليه.',
};

// The choice of a shop at the log-in.
export const chooseShop = 'اختر متجرًا';
export const chooseShopText = 'أنت تعمل في أكثر من متجر. يمكنك تسجيل الدخول إلى بقيتها لاحقًا.';
export const ownShop = 'متجرك';
