import { describe, expect, it } from 'vitest';
import { languages, otherLanguages } from '#languages/languages.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp();

type Asked = { language?: string; token?: string; as?: 'GET' | 'POST' | 'PUT' };

async function call(url: string, payload?: object | string, { language, token, as }: Asked = {}) {
  const answer = await test.app.inject({
    method: as ?? (payload === undefined ? 'GET' : 'POST'),
    url: `/api${url}`,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
      ...(language !== undefined && { 'accept-language': language }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const mira = {
  name: 'Mira Haddad',
  email: 'mira@haddad.test',
  phone: '555-010-0101',
  password: 'lanterns and 7 boats',
};
const BAD = { emailOrPhone: 'nobody@haddad.test', password: 'wrong words' };
const REFUSED = 'Login failed. Please check your credentials.';
const ARABIC = 'ar-AE,ar;q=0.9,en;q=0.8';

const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email);

describe('a refusal', () => {
  it.each([
    [ARABIC, 'ar', 'تعذّر تسجيل الدخول. يُرجى التحقّق من بياناتك.'],
    ['en', 'en', REFUSED],
    ['fr', 'en', REFUSED],
    [undefined, 'en', REFUSED],
  ])('is in the language that is asked for: %s', async (language, told, message) => {
    const { status, body, headers } = await call('/seller/login', BAD, {
      ...(language && { language }),
    });
    expect([status, body]).toEqual([401, { code: 'bad-credentials', message }]);
    expect(headers).toMatchObject({ 'content-language': told, vary: 'accept-language' });
  });

  it.each([
    'minPrice=x',
    'minPrice=-1',
    'page=1.5',
    'limit=1000',
    'order=up',
    'sort=beauty',
    'trending=perhaps',
    'discount=yes',
    'category=NO',
    'brand=%00',
    `brand=${'a'.repeat(9000)}`,
    `category=${Array.from({ length: 51 }, (_, at) => `category${at}`).join()}`,
    'after=!',
    'availability=never',
    'currency=USD',
    'attr.NO=1',
    'attr.none=1',
  ])('of a filter in an address is in the language that is asked for: %.40s', async (filter) => {
    for (const language of otherLanguages) {
      const { status, body, headers } = await call(`/get-product?${filter}`, undefined, {
        language,
      });
      expect([filter, status, headers['content-language']]).toEqual([filter, 400, language]);
      const told = [body.message, ...Object.values(body.fields)].map(String);
      expect(told.filter((text) => !languages[language].letters.test(text))).toEqual([]);
    }
  });

  it('of a form that was sent wrongly says so in that language too', async () => {
    const { authorization } = await aSeller(test);
    const send = async (form: ReturnType<typeof multipart>) => {
      const headers = { ...form.headers, ...authorization, 'accept-language': 'hi' };
      const { payload } = form;
      const url = '/api/seller/add-product';
      return (await test.app.inject({ method: 'POST', url, headers, payload })).json().message;
    };
    expect(await send(multipart({}, [file('other', 'x', 'x.jpg')]))).toMatch(/^other नाम की फ़ाइल/);
    const twice = multipart({}, [file('image1', 'x', 'x.txt'), file('image1', 'x', 'x.txt')]);
    expect(await send(twice)).not.toMatch(/[a-z]{6}/);
  });

  it('names each field in that language', async () => {
    const given = { ...mira, name: ' ', phone: '123' };
    const { status, body } = await call('/seller/register', given, { language: 'ar' });
    expect([status, body.fields]).toEqual([
      422,
      { name: 'حقل «الاسم» مطلوب', phone: 'يُرجى إدخال رقم هاتف صحيح من 10 أرقام' },
    ]);
    expect(body.message).toBe(body.fields.name);
  });

  it('of a request that nothing understands is in it too', async () => {
    const language = 'ar';
    expect((await call('/nowhere', undefined, { language })).body.message).toBe(
      'لا يوجد شيء على هذا العنوان.',
    );
    expect((await call('/seller/login', '{', { language })).body.message).toBe(
      'المحتوى المرسل ليس JSON صحيحًا.',
    );
    const product = await call('/get-product/aaaaaaaa0000', undefined, { language });
    expect([product.status, product.body.message]).toEqual([404, 'هذا المنتج غير موجود.']);
    const again = await call('/get-product/aaaaaaaa0000');
    expect(again.body.message).toBe('There is no such product.');
  });
});

describe('a write', () => {
  it('says what was done in the language that is asked for', async () => {
    const seller = await aSeller(test);
    const change = (language: string) =>
      call(
        `/seller/update-vacation/${seller.id}`,
        { awayUntil: null },
        { language, token: seller.token, as: 'PUT' },
      );
    const told = await change('ar');
    expect([told.body.message, told.headers['content-language']]).toEqual([
      'عاد متجرك إلى العمل.',
      'ar',
    ]);
    expect((await change('fr')).body.message).toBe('Your shop is back from vacation.');
  });
});

describe('a seller is mailed', () => {
  it('in the language of the pages that it registered on, with links to them', async () => {
    const { body } = await call('/seller/register', mira, { language: ARABIC });
    expect(body.message).toBe('تم التسجيل بنجاح! يُرجى تسجيل الدخول للمتابعة.');
    const [mail] = mailsTo(mira.email);
    expect([mail?.language, mail?.subject]).toEqual([
      'ar',
      `${test.context.site.name}: استلمنا طلب تسجيلك`,
    ]);
    expect(mail?.text).toMatch(/^مرحبًا،\n\n/);
    expect(mail?.text).toContain('http://127.0.0.1:3000/ar/seller/confirm-email?token=');
    await call('/seller/forgot-password', { email: mira.email });
    const forgotten = mailsTo(mira.email).at(-1);
    expect([forgotten?.language, forgotten?.subject]).toEqual([
      'ar',
      `${test.context.site.name}: اختر كلمة مرور جديدة`,
    ]);
    expect(forgotten?.text).toContain('http://127.0.0.1:3000/ar/seller/reset-password?token=');
  });

  it('in English where it asks for none of ours', async () => {
    await call('/seller/register', mira, { language: 'fr' });
    const [mail] = mailsTo(mira.email);
    expect([mail?.language, mail?.subject]).toEqual([
      undefined,
      `${test.context.site.name}: we have your registration`,
    ]);
  });

  it('from its next log-in on in the language of those pages', async () => {
    const { email } = await aSeller(test);
    const login = { emailOrPhone: email, password: TEST_PASSWORD };
    for (const language of ['ar', undefined, 'fr']) {
      await call('/seller/login', login, { ...(language && { language }) });
    }
    // By a page that does not say which language it is in.
    await call('/seller/forgot-password', { email });
    expect(mailsTo(email).at(-1)?.subject).toContain('اختر كلمة مرور جديدة');
    await call('/seller/login', login, { language: 'en' });
    await call('/seller/forgot-password', { email });
    expect(mailsTo(email).at(-1)?.subject).toContain('choose a new password');
  });

  it('in the language that it chooses in its profile', async () => {
    const seller = await aSeller(test);
    const { body } = await call(
      `/seller/update-profile/${seller.id}`,
      { name: seller.name, language: 'ar' },
      { token: seller.token, as: 'PUT' },
    );
    expect([body.message, body.data.language]).toEqual(['Profile updated successfully', 'ar']);
    const admin = await anAdmin(test);
    await call(
      `/admin/write-to-seller/${seller.id}`,
      { text: 'Which size is it?' },
      { token: admin.token },
    );
    const mail = mailsTo(seller.email).at(-1);
    expect(mail?.subject).toContain('رسالة بشأن حسابك');
    expect(mail?.text.split('\n')).toContain('Which size is it?');
  });
});

it('a reader of the newsletter is asked in the language of the page', async () => {
  const email = 'leila@post.example';
  const { body } = await call('/newsletter', { email }, { language: 'ar' });
  expect(body.message).toBe('تحقّق من بريدك، وافتح الرابط الذي أرسلناه إليك لتأكيد اشتراكك.');
  const [mail] = mailsTo(email);
  expect(mail?.subject).toContain('يُرجى تأكيد الاشتراك في النشرة البريدية');
  expect(mail?.text).toContain('http://127.0.0.1:3000/ar/newsletter/confirm?token=');
  expect(mail?.unsubscribe).toContain('http://127.0.0.1:3000/ar/newsletter/unsubscribe?token=');
});

it('who wrote to the marketplace is answered in the language of the page', async () => {
  const admin = await anAdmin(test);
  const email = 'leila@post.example';
  await call('/contact', { name: 'Leila', email, message: 'أين أنتم؟' }, { language: 'ar' });
  const [message] = (await call('/admin/get-contact-messages', undefined, { token: admin.token }))
    .body;
  await call(
    `/admin/answer-message/${message._id}`,
    { text: 'في دبي.', version: message.version },
    { token: admin.token },
  );
  const [mail] = mailsTo(email);
  const day = message.createdAt.slice(0, 10);
  expect([mail?.language, mail?.subject]).toEqual([
    'ar',
    `${test.context.site.name}: رسالتك بتاريخ \u2068${day}\u2069`,
  ]);
});
