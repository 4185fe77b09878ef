import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

// What a lead is called.
export const anEnquiry = 'استفسار';
/** It begins with a mark, by which it goes from right to left although the name may not. */
export const firstAndMore = ({ first, more }: { first: string; more: number }) =>
  `\u200f${isolated(first)} ${plural(more, {
    one: 'ومنتج آخر',
    two: 'ومنتجان آخران',
    few: 'و# منتجات أخرى',
    many: 'و# منتجًا آخر',
    other: 'و# منتج آخر',
  })}`;
export const aShopperInIndia = 'متسوّق من الهند';
export const aShopperInEmirates = 'متسوّق من الإمارات';
export const named = ({ who, reference }: { who: string; reference: string }) =>
  `${isolated(who)}، ${reference}`;

// Its moves.
export const startTalking = 'بدء التواصل';
export const reserveUntil = 'حجز…';
export const markWon = 'تم البيع';
export const markLost = 'لم يتم البيع';
export const talkAgain = 'استئناف التواصل';
export const changeDay = 'تغيير موعد الحجز';
export const changePrice = 'تغيير السعر';
export const changeReason = 'تغيير السبب';
export const moveOf = ({ move, lead }: { move: string; lead: string }) => `${move}: ${lead}`;
export const moved = ({ who, state }: { who: string; state: string }) =>
  `${isolated(who)}: ${state}`;

export const junk = 'غير مرغوب فيه';
export const markJunk = 'نقل إلى غير المرغوب فيه';
export const takeOutOfJunk = 'إعادة إلى صندوق الوارد';
export const markedJunk = (count: number) =>
  plural(count, {
    one: 'تم نقل استفسار واحد إلى غير المرغوب فيه',
    two: 'تم نقل استفسارين إلى غير المرغوب فيه',
    few: 'تم نقل # استفسارات إلى غير المرغوب فيه',
    many: 'تم نقل # استفسارًا إلى غير المرغوب فيه',
    other: 'تم نقل # استفسار إلى غير المرغوب فيه',
  });
export const tookOutOfJunk = (count: number) =>
  plural(count, {
    one: 'تمت إعادة استفسار واحد إلى صندوق الوارد',
    two: 'تمت إعادة استفسارين إلى صندوق الوارد',
    few: 'تمت إعادة # استفسارات إلى صندوق الوارد',
    many: 'تمت إعادة # استفسارًا إلى صندوق الوارد',
    other: 'تمت إعادة # استفسار إلى صندوق الوارد',
  });

// Of several.
export const soldMeanwhile = 'بيعت لغيره';
export const markedLost = (count: number) =>
  plural(count, {
    one: 'أُغلق استفسار واحد: لم يتم البيع',
    two: 'أُغلق استفساران: لم يتم البيع',
    few: 'أُغلقت # استفسارات: لم يتم البيع',
    many: 'أُغلق # استفسارًا: لم يتم البيع',
    other: 'أُغلق # استفسار: لم يتم البيع',
  });
export const gaveTo = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    one: `أُسند استفسار واحد إلى ${isolated(name)}`,
    two: `أُسند استفساران إلى ${isolated(name)}`,
    few: `أُسندت # استفسارات إلى ${isolated(name)}`,
    many: `أُسند # استفسارًا إلى ${isolated(name)}`,
    other: `أُسند # استفسار إلى ${isolated(name)}`,
  });
export const notChanged = ({ count, why }: { count: number; why: string }) =>
  plural(count, {
    one: `بقي استفسار واحد كما كان. ${why}`,
    two: `بقي استفساران كما كانا. ${why}`,
    few: `بقيت # استفسارات كما كانت. ${why}`,
    many: `بقي # استفسارًا كما كان. ${why}`,
    other: `بقي # استفسار كما كان. ${why}`,
  });

// What a move asks.
export const save = 'حفظ';
export const reserve = 'حجز';
export const reservedUntil = 'محجوز حتى';
export const reservedUntilHint =
  'يرى المتسوّقون موعد انتهاء الحجز، وبعد ذلك اليوم يعود المنتج متوفّرًا تلقائيًا.';
export const askDeposit = 'طلب عربون';
export const askDepositHint = 'يصل العميلَ رابط ليدفع لك. لا تستلم المنصة أي مال.';
export const soldForIn = (currency: string) =>
  currency === 'INR' ? 'سعر البيع (روبية)' : 'سعر البيع (درهم)';
export const soldForHint = 'السعر المعروض، ما لم تتفقا على سعر آخر.';
export const whyLost = 'ما السبب؟ يظهر لك ولإدارة المنصة فقط، ولا يراه المتسوّقون.';

// What a move does to a piece, or to one size of it.
export const isDeleted = 'محذوفة';
export const isSoldAlready = (size: string | null) =>
  size === null ? 'مُباعة بالفعل' : `المقاس ${isolated(size)} مُباع بالفعل`;
export const willBeAvailableAgain = (size: string | null) =>
  size === null ? 'ستعود متوفّرة' : `سيعود المقاس ${isolated(size)} متوفّرًا`;
export const staysReserved = 'ستبقى محجوزة';
export const staysAvailable = (size: string | null) =>
  size === null ? 'ستبقى متوفّرة' : `سيبقى المقاس ${isolated(size)} متوفّرًا`;
export const willBeReserved = 'ستُحجز';
export const willBeReservedOf = (of: { count: number; left: number }) =>
  `سيُحجز ${of.count} من ${of.left}`;
export const willBeSoldOf = (of: { count: number; left: number }) =>
  `سيُسجَّل بيع ${of.count} من ${of.left}`;
export const staysSold = (size: string | null) =>
  size === null ? 'ستبقى مُباعة' : `سيبقى المقاس ${isolated(size)} مُباعًا`;
export const willBeSetSold = (size: string | null) =>
  size === null ? 'ستُسجَّل مُباعة' : `سيُسجَّل المقاس ${isolated(size)} مُباعًا`;

// What happened to it.
export const asked = 'ورد الاستفسار';
export const note = 'ملاحظة';
export const customer = 'بيانات العميل';
export const personalErased = 'مُحيت البيانات الشخصية';
export const noJunkAnyMore = 'أُعيد إلى صندوق الوارد';
export const followUpOn = (day: string) => `المتابعة في ${day}`;
export const noFollowUpAnyMore = 'أُلغيت المتابعة';
export const movedSomewhere = 'تغيّرت الحالة';
export const stateWith = ({ state, detail }: { state: string; detail: string }) =>
  `${state}: ${detail}`;
export const until = (day: string) => `حتى ${day}`;
export const reasonAfterState = (reason: string) => reason;
export const reservationEnded = 'انتهى الحجز';
export const changedMeanwhile = 'تغيّر الاستفسار قبل قليل. لم يُحفظ شيء؛ راجعه ثم حاول مرة أخرى.';
export const changedMeanwhileBy = ({ what, who }: { what: string; who: string }) =>
  `تغيّر الاستفسار قبل قليل: ${what} (${isolated(who)}). لم يُحفظ شيء؛ راجعه ثم حاول مرة أخرى.`;
export const givenTo = (name: string) => `أُسند إلى ${name}`;
export const nobodysAgain = 'لم يعد مسندًا إلى أحد';
