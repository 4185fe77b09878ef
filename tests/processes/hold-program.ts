import { startProgram } from '#tests/support/program.ts';

/** A process that runs a program, which has a child of its own, until it is ended. */
const [, , folder = ''] = process.argv;
const { process: program } = startProgram(['sh', '-c', 'sleep 300 & sleep 300'], {}, { folder });
process.send?.(program.pid);
