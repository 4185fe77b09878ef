// The people who work for a seller.
export const title = 'الفريق';
export const text = 'من يعملون لديك، ولكل منهم تسجيل دخول خاص به.';
export const yourStaff = 'فريقك';
export const people = 'الأشخاص';
export const you = 'أنت';
export const since = (day: string) => `منذ ${day}`;
export const lastSeen = (when: string) => `آخر ظهور ${when}`;
export const notLoggedIn = 'غير مسجّل الدخول';
export const withSecondFactor = 'التحقّق بخطوتين';
export const emptyTitle = 'تعمل هنا وحدك';
export const emptyText = 'ادعُ من يرد على الاستفسارات أو يحدّث منتجاتك، دون أن تعطيه كلمة مرورك.';

export const changeRole = 'تغيير الدور';
export const changeRoleOf = (name: string) => `تغيير دور ${name}`;
export const whatTheyMayDo = 'ما يُسمح له به';
export const chooseRole = 'اختر دورًا';
export const save = 'حفظ';
export const remove = 'إزالة';
export const removeNamed = (name: string) => `إزالة ${name}`;
export const removeTitle = (name: string) => `إزالة ${name}؟`;
export const removeText =
  'يُسجَّل خروجه فورًا، وتعود الاستفسارات المسندة إليه غير مسندة إلى أحد. ويبقى اسمه على ما أنجزه.';
export const leave = 'مغادرة هذا المتجر';
export const leaveTitle = (shop: string) => `مغادرة ${shop}؟`;
export const leaveText =
  'يُسجَّل خروجك ولا يمكنك العودة إلا بدعوة جديدة. وتعود الاستفسارات المسندة إليك غير مسندة إلى أحد.';

// Invitations.
export const invite = 'دعوة';
export const inviteTitle = 'دعوة شخص';
export const email = 'البريد الإلكتروني';
export const sendInvitation = 'إرسال الدعوة';
export const inviteNote = 'يصله رابط بالبريد الإلكتروني يعمل مرة واحدة خلال ثلاثة أيام.';
export const notApproved = 'يمكنك دعوة الآخرين بعد اعتماد حسابك.';
export const invited = 'المدعوّون';
export const invitedBy = ({ name, until }: { name: string; until: string }) =>
  `بدعوة من ${name}. يعمل الرابط حتى ${until}.`;
export const invitationExpired = 'انتهت صلاحية الرابط. أعد إرساله.';
export const sendAgain = 'إعادة الإرسال';
export const sendAgainTo = (address: string) => `إعادة الإرسال إلى ${address}`;
export const takeBack = 'إلغاء الدعوة';
export const takeBackFrom = (address: string) => `إلغاء دعوة ${address}`;
export const takeBackTitle = 'إلغاء هذه الدعوة؟';
export const takeBackText = (address: string) => `لن يعمل الرابط الذي وصل إلى ${address}.`;

// The page that the mailed link opens.
export const acceptTitle = 'وصلتك دعوة';
export const acceptText = ({ shop, role }: { shop: string; role: string }) =>
  `يدعوك ${shop} إلى الانضمام إلى فريقه. دورك: ${role}.`;
export const yourEmail = (address: string) => `تسجّل الدخول بالبريد الإلكتروني ${address}.`;
export const knownNote = 'لديك حساب هنا بالفعل. أدخل كلمة مروره، ثم اختر المتجر عند تسجيل الدخول.';
export const name = 'اسمك';
export const nameHint = 'يراه زملاؤك بجانب ما أنجزته.';
export const password = 'كلمة المرور';
export const passwordHint = '8 أحرف على الأقل.';
export const accept = 'قبول';
export const accepting = 'جارٍ القبول…';
export const incompleteLink = 'هذا الرابط غير كامل. افتحه من الرسالة من جديد.';
export const goToLogIn = 'الانتقال إلى تسجيل الدخول';
export const loggedInElsewhere =
  'هناك حساب مسجّل الدخول هنا بالفعل. سجّل الخروج أولًا، ثم افتح الرابط من جديد.';

// Who is logged in, and what they do not see.
export const loggedInAs = 'الحساب الحالي';
export const notForYouTitle = 'هذه الصفحة ليست ضمن دورك';
export const notForYouText = ({ role, shop }: { role: string; shop: string }) =>
  `دورك في ${shop}: ${role}. اطلب من أحد مالكي المتجر إن احتجت إلى أكثر من ذلك.`;
export const notForSupport = 'جلسة الدعم لا تتيح إلا ما يحق للمشرف ولمالك المتجر معًا.';
export const goToEnquiries = 'الانتقال إلى الاستفسارات';

// Who answers an enquiry.
export const assignee = 'المسؤول عن الرد';
export const anybody = 'استفسارات الجميع';
export const mine = 'استفساراتي';
export const nobodys = 'غير مسندة';
export const nobody = 'لا أحد بعد';
export const named = ({ name, isYou }: { name: string; isYou: boolean }) =>
  isYou ? `${name} (أنت)` : name;
