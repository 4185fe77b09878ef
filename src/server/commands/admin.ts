import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { Email, newPassword, RegistrationPhone } from '#contracts/contact-details.ts';
import { lineText } from '#contracts/text.ts';
import { FOLDER_IN_USE } from '#database/embedded-folder.ts';
import { findAccountByName } from '#database/queries/accounts/accounts.ts';
import { sentence } from '#languages/sentence.ts';
import {
  createAdmin,
  type NewAdmin,
  setAdminPassword,
  setAdminPhone,
} from '#services/accounts/admins.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import type { AppContext } from '#services/app-context.ts';
import { type AuditFinding, verifyAudit } from '#services/audit-chain.ts';
import { deliverNextMail } from '#services/mail/deliver-mail.ts';
import { resetAdminsSecondFactor } from '#services/second-factor/turn-off.ts';
import { readConfig } from '../config/read-config.ts';
import { createAppContext } from '../create-app-context.ts';
import { logOptions } from '../log-options.ts';
import { printProgress } from '../print-welcome.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Say what to do:
  npm run admin -- create [--email EMAIL] [--name NAME] [--phone PHONE] [--password PASSWORD]
  npm run admin -- set-phone [--email EMAIL] [--phone PHONE]
  npm run admin -- reset-password [--email EMAIL] [--password PASSWORD]
  npm run admin -- reset-second-factor [--email EMAIL]
  npm run admin -- verify-audit
ADMIN_EMAIL and ADMIN_PASSWORD stand in for what is left out; the rest is asked for.`;

type Field = 'email' | 'name' | 'phone' | 'password';

const fields = {
  email: { question: 'Email', schema: Email },
  name: { question: 'Name', schema: lineText('Name', 100) },
  phone: { question: 'Phone, ten digits', schema: RegistrationPhone },
  password: { question: 'Password, at least 8 characters', schema: newPassword('Password') },
};

type Command = {
  /** The inputs needed, in the order of asking. */
  needs: readonly Field[];
  /** What is taken where it is given, and not asked for. */
  takes?: readonly Field[];
  run: (context: AppContext, given: NewAdmin) => Promise<string>;
};

const commands: Record<string, Command> = {
  create: {
    needs: ['email', 'name', 'password'],
    takes: ['phone'],
    run: async (context, admin) => {
      await createAdmin(context, admin);
      return `The admin ${admin.email} can log in now.`;
    },
  },
  'set-phone': {
    needs: ['email', 'phone'],
    run: async (context, { email, phone = '' }) => {
      await setAdminPhone(context, await adminOf(context, email), phone);
      return `${email} logs in as ${phone} too.`;
    },
  },
  'reset-password': {
    needs: ['email', 'password'],
    run: async (context, { email, password }) => {
      await setAdminPassword(context, await adminOf(context, email), password);
      return `${email} has a new password, and is logged out everywhere.`;
    },
  },
  'reset-second-factor': {
    needs: ['email'],
    run: async (context, { email }) => {
      await resetAdminsSecondFactor(context, await adminOf(context, email));
      return `${email} logs in by password alone, and is logged out everywhere.`;
    },
  },
  'verify-audit': {
    needs: [],
    run: async (context) => describeAudit(await verifyAudit(context)),
  },
};

async function adminOf({ db }: AppContext, email: string) {
  const admin = await findAccountByName(db, 'admin', email);
  if (admin === null) throw new Error(`There is no admin with the email ${email}.`);
  return admin;
}

/** Throws where the chain is broken. */
function describeAudit(found: AuditFinding): string {
  if (!found.sound) throw new Error(found.sentence);
  const { entries, erased, expired, waiting, hash } = found;
  return [
    `${entries} audit entries are sound.`,
    ...(erased > 0 ? [`In ${erased} of them personal values were erased.`] : []),
    ...(expired > 0 ? [`The first ${expired} were removed, being older than is kept.`] : []),
    ...(waiting > 0 ? [`${waiting} more wait to be sealed by the server.`] : []),
    ...(hash === '' ? [] : [`The last hash is ${hash}.`]),
  ].join('\n');
}

/**
 * `npm run admin`: the operator's actions on the accounts of admins and on the audit. Prints
 * nothing secret.
 */
async function administer(): Promise<void> {
  const text = { type: 'string' } as const;
  const { positionals, values } = readArguments(usage, {
    email: text,
    name: text,
    phone: text,
    password: text,
  });
  const command = commands[positionals[0] ?? ''];
  if (command === undefined || positionals.length > 1) throw new Error(usage);
  const config = readConfig(process.env);
  const prompt = createPrompt();
  const given = await complete(command, { ...config.firstAdmin, ...values }, prompt);
  prompt.close();
  const log = pino({ ...logOptions(config), level: 'error' }, pino.destination(2));
  const { context, database } = await createAppContext(config, log, null).catch(sayWhereElse);
  try {
    printProgress(await command.run(context, given));
    await settleAfterResponses();
    // The account's owner is mailed about the action, also while no server runs.
    while (await deliverNextMail(context));
  } finally {
    await database.close();
  }
}

/** While the shop runs on its embedded database, the screen is the way. */
function sayWhereElse(error: Error & { code?: string }): never {
  if (error.code !== FOLDER_IN_USE) throw error;
  throw new Error(
    `${error.message} While it runs, owners invite, change and remove admins on its People screen, /admin/people.`,
  );
}

async function complete(
  { needs, takes = [] }: Command,
  known: { [Name in Field]?: string | undefined },
  prompt: Prompt,
): Promise<NewAdmin> {
  const given: NewAdmin = { email: '', name: '', password: '' };
  for (const name of [...needs, ...takes.filter((each) => known[each] !== undefined)]) {
    const { question, schema } = fields[name];
    const typed = known[name] ?? (await prompt.question(question, name === 'password'));
    const parsed = schema.safeParse(typed);
    if (!parsed.success) {
      throw new Error(`${sentence('en', parsed.error.issues[0]?.message ?? '')}.`);
    }
    given[name] = parsed.data;
  }
  return given;
}

await runCommand(administer);

type Prompt = {
  /** Returns the typed text, or '' at the end of the input; a secret is not shown. */
  question: (text: string, secret?: boolean) => Promise<string>;
  close: () => void;
};

/** Creates a prompt on the terminal; with piped input, each line is the reply to one question. */
function createPrompt(): Prompt {
  const terminal = process.stdin.isTTY === true;
  let hidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stderr.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal, prompt: '' });
  reader.on('SIGINT', () => process.exit(130));
  const lines = reader[Symbol.asyncIterator]();
  return {
    question: async (text, secret = false) => {
      process.stderr.write(`${text}: `);
      hidden = secret;
      const { value } = await lines.next();
      hidden = false;
      if (secret || !terminal) process.stderr.write('\n');
      return value ?? '';
    },
    close: () => reader.close(),
  };
}
