import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

export type ReceivedMail = { to: string; id: string; text: string };

export type SmtpServer = {
  url: string;
  /** The mails that it has accepted, in their order. */
  mails: ReceivedMail[];
  /** Ends all connections and refuses new ones. */
  stop: () => Promise<void>;
  /** Listens again at the same port. */
  start: () => Promise<void>;
  /** Accepts the next mail, and breaks the connection instead of saying so. */
  breakNext: () => void;
};

/** Starts a mail server that speaks just enough SMTP, and keeps what it accepts. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let isBreaking = false;
  let server: Server;

  function converse(socket: Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.setEncoding('utf8').write('220 test\r\n');
    let heard = '';
    let to = '';
    let inData = false;
    socket.on('data', (chunk: string) => {
      heard += chunk;
      for (;;) {
        const end = inData ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n');
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          mails.push({ to, id: /^Message-ID: (.*)$/im.exec(said)?.[1] ?? '', text: said });
          if (isBreaking) {
            isBreaking = false;
            socket.resetAndDestroy();
            return;
          }
          socket.write('250 kept\r\n');
        } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n');
        else if (said.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else {
          to = /^RCPT TO:<(.*?)>/.exec(said)?.[1] ?? to;
          socket.write('250 ok\r\n');
        }
      }
    });
  }

  async function listen(port: number): Promise<number> {
    server = createServer(converse).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  }

  const port = await listen(0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    start: async () => void (await listen(port)),
    breakNext: () => {
      isBreaking = true;
    },
  };
}
