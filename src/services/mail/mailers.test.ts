import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../app-context.ts';
import { mailToFolder, mailToServer } from './mailers.ts';

let folder: string;
let outbox: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const look = async () => ({
  ...{ name: 'Dhow', publicUrl: 'http://127.0.0.1', logo: null, picture: null },
});

const mail: Mail = {
  to: 'mira@haddad.test',
  subject: 'Dhow: choose a new password',
  lines: ['Hello,', '', { url: 'http://127.0.0.1/seller/reset-password?token=abc' }, '.', 'भाषा ₹'],
};

async function written(changes: Partial<Mail> = {}) {
  outbox = await mkdtemp(join(folder, 'outbox-'));
  await mailToFolder(join(outbox, 'inner'), 'no-reply@dhow.test', look)({ ...mail, ...changes });
  const names = await readdir(join(outbox, 'inner'));
  const file = join(outbox, 'inner', names[0] ?? '');
  const content = await readFile(file, 'utf8');
  const end = /\r?\n\r?\n/.exec(content);
  const head = content.slice(0, end?.index);
  const body = content.slice((end?.index ?? 0) + (end?.[0].length ?? 0));
  return { names, file, head, body };
}

const headersOf = (head: string) =>
  head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.split(':', 1)[0]?.toLowerCase());

describe('a folder of mails', () => {
  it('gets each mail whole, as a file that mail programs open and strangers cannot read', async () => {
    const { names, file, head, body } = await written();
    expect(names).toEqual([expect.stringMatching(/^[\dTZ-]+-[0-9a-f]{8}\.eml$/)]);
    expect(head).toContain('From: Dhow <no-reply@dhow.test>');
    expect(head).toContain('To: mira@haddad.test');
    expect(head).toContain('Subject: Dhow: choose a new password');
    expect(body.replace(/=\r?\n/g, '')).toContain('reset-password?token=3Dabc');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await stat(join(file, '..'))).mode & 0o077).toBe(0);
  });

  it('lets the reader leave the list by the mail program alone', async () => {
    const { head } = await written({
      unsubscribe: 'https://dhow.test/newsletter/unsubscribe?token=a.b',
    });
    expect(head.replace(/\r?\n[ \t]+/g, ' ')).toContain(
      'List-Unsubscribe: <https://dhow.test/newsletter/unsubscribe?token=a.b>',
    );
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('is answered where it says, and never elsewhere than at one address', async () => {
    expect((await written({ replyTo: 'leila@post.example' })).head).toContain(
      'Reply-To: leila@post.example',
    );
    for (const replyTo of ['a@x.test\r\nBcc: all@x.test', 'a@x.test, b@x.test', 'A <a@x.test>']) {
      const { head } = await written({ replyTo });
      expect(headersOf(head)).not.toEqual(expect.arrayContaining(['reply-to']));
      expect(headersOf(head)).not.toEqual(expect.arrayContaining(['bcc']));
    }
  });

  it.each([
    ['an address', { to: 'mira@haddad.test\r\nBcc: all@x.test' }],
    ['a list of addresses', { to: 'mira@haddad.test, all@x.test' }],
    ['an address with a name', { to: 'Mira <all@x.test>' }],
    ['a route', { to: '@relay.test:mira@haddad.test' }],
    ['nothing', { to: '' }],
  ])('takes no mail to %s that is more than one address', async (_, changes) => {
    await expect(written(changes)).rejects.toThrow('is not one e-mail address');
  });

  it('says in which language it is, where that is not English', async () => {
    expect((await written({ language: 'ar' })).head).toContain('Content-Language: ar');
    const { head } = await written({ language: 'en' });
    expect(headersOf(head)).not.toEqual(expect.arrayContaining(['content-language']));
  });

  it('takes line breaks in a subject for spaces', async () => {
    for (const subject of [
      'Hello\r\nBcc: all@x.test',
      'Hello\nX-Evil: 1\r\n\r\nbody',
      'Hello\u2028X: 1',
    ]) {
      const { head, body } = await written({ subject });
      expect(headersOf(head)).not.toEqual(expect.arrayContaining(['bcc']));
      expect(headersOf(head)).not.toEqual(expect.arrayContaining(['x-evil']));
      expect(body).not.toMatch(/^body/);
      expect(headersOf(head).filter((name) => name === 'subject')).toHaveLength(1);
    }
  });
});

describe('a mail server', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** Speaks just enough SMTP, and keeps what it is told. */
  async function listen() {
    const heard: string[] = [];
    server = createServer((socket) => {
      let inData = false;
      socket.setEncoding('utf8').write('220 test\r\n');
      socket.on('error', () => {});
      socket.on('data', (chunk: string) => {
        heard.push(chunk);
        if (inData) {
          if (!chunk.includes('\r\n.\r\n')) return;
          inData = false;
          socket.write('250 kept\r\n');
        } else if (chunk.startsWith('EHLO')) socket.write('250 test\r\n');
        else if (chunk.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
  }

  it('is told one sender, one recipient and the mail', async () => {
    const { url, heard } = await listen();
    await mailToServer(url, 'no-reply@dhow.test', look)(mail);
    const said = heard.join('');
    expect(said).toContain('MAIL FROM:<no-reply@dhow.test>');
    expect(said.match(/RCPT TO:<[^>]*>/g)).toEqual(['RCPT TO:<mira@haddad.test>']);
    expect(said).toContain('Subject: Dhow: choose a new password');
  });

  it('that is not there rejects, for the caller to log', async () => {
    const { url } = await listen();
    server?.close();
    await expect(mailToServer(url, 'no-reply@dhow.test', look)(mail)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
