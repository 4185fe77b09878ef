import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export type Prompt = {
  /** Returns the typed text, or '' at the end of the input; a secret is not shown. */
  question: (text: string, secret?: boolean) => Promise<string>;
  close: () => void;
};

/** Creates a prompt on the terminal; with piped input, each line is the reply to one question. */
export function createPrompt(): Prompt {
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
