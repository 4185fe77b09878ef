/** What a call says that got no answer. */
export const connectionLost = 'انقطع الاتصال. يُرجى التحقّق منه والمحاولة مرة أخرى.';
export const offline = 'أنت غير متصل بالإنترنت. يُرجى المحاولة مرة أخرى بعد عودة الاتصال.';
export const noAnswer = 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى بعد قليل.';
