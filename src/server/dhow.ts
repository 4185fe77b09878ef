import { printProgress, printRefusal } from './print-welcome.ts';

/** What a build can do, each in a module that does it when it is loaded. */
const commands: Record<string, { does: string; run: () => Promise<unknown> }> = {
  start: { does: 'serves; the same without a word', run: () => import('./main.ts') },
  migrate: {
    does: 'brings the database to this version, and says what it did',
    run: () => import('./commands/migrate.ts'),
  },
  'check-settings': {
    does: 'uses every setting once, and says which are wrong',
    run: () => import('./commands/check-settings.ts'),
  },
  admin: {
    does: 'create | reset-password | reset-second-factor | verify-audit',
    run: () => import('./commands/admin.ts'),
  },
  backup: {
    does: 'FILE | s3://bucket/path: writes database and media into one archive',
    run: () => import('./commands/backup.ts'),
  },
  restore: {
    does: 'FILE | s3://bucket/path: brings an archive back into an empty place',
    run: () => import('./commands/restore.ts'),
  },
  'erase-again': {
    does: '[FILE | s3://bucket/path]: erases in a database that was set back who was erased since',
    run: () => import('./commands/erase-again.ts'),
  },
  move: {
    does: 'postgresql://… [s3://…] | FOLDER: copies everything to another place',
    run: () => import('./commands/move.ts'),
  },
  'move-media': {
    does: '[FROM TO]: copies media to another place while the shop runs',
    run: () => import('./commands/move-media.ts'),
  },
  seed: {
    does: 'loads the demo marketplace into an empty database',
    run: () => import('./commands/seed.ts'),
  },
};

// Options alone are those of the server, as `--check` is.
if (process.argv[2]?.startsWith('--') && process.argv[2] !== '--help')
  process.argv.splice(2, 0, 'start');
const [, , word = 'start'] = process.argv;
const command = commands[word];
if (command !== undefined) {
  // A command reads its arguments as it does where npm starts it, and so do the workers of the server.
  process.argv.splice(2, 1);
  await command.run();
} else {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(15)} ${does}`);
  const usage = `node dhow.js COMMAND\n${lines.join('\n')}`;
  if (word === 'help' || word === '--help') printProgress(usage);
  else {
    printRefusal(`There is no command ${JSON.stringify(word)}. There are:\n\n${usage}`);
    process.exitCode = 2;
  }
}
