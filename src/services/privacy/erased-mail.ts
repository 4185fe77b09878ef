import type { AppContext, Mail } from '../app-context.ts';

/** The last mail that a seller gets. */
export function erasedMail(context: Pick<AppContext, 'site'>, to: string): Mail {
  const { name, email } = context.site;
  return {
    to,
    subject: `${name}: your account was erased`,
    text: [
      'Hello,',
      '',
      `your account at ${name} was erased, with your products, pictures and personal data. This cannot be undone.`,
      '',
      `If that was not you, write to ${email}.`,
    ].join('\n'),
  };
}
