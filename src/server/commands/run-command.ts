import { type ParseArgsConfig, parseArgs } from 'node:util';
import { printRefusal } from '../print-welcome.ts';
import { refusalSentence } from '../refusal-sentence.ts';

/** Runs a command to the end of its process; what stops it is printed as a sentence, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    printRefusal(refusalSentence(error));
    process.exit(1);
  }
}

/** Returns the words of the command line and these options; throws with `usage` where others are given. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
