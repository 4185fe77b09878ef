import { afterAll, beforeEach } from 'vitest';
import { clearDatabase, type TestApp, testApp } from './app.ts';

/** An app for all tests of a file, closed after the last. Takes what {@link testApp} takes. */
export async function sharedApp(...options: Parameters<typeof testApp>): Promise<TestApp> {
  const test = await testApp(...options);
  afterAll(() => test.close());
  return test;
}

/** The same, whose database, cached responses and mails are emptied before each test. */
export async function clearedApp(...options: Parameters<typeof testApp>): Promise<TestApp> {
  const test = await sharedApp(...options);
  beforeEach(async () => {
    await clearDatabase(test.db);
    test.cache.clear();
    test.context.content.forget('all');
    test.mails.length = 0;
  });
  return test;
}

/**
 * What `make` makes, anew before each test: the object stays the same one, what it holds is replaced.
 * After {@link clearedApp}, such as a seller of each test.
 */
export async function perTest<Made extends object>(make: () => Promise<Made>): Promise<Made> {
  const made = await make();
  beforeEach(async () => {
    Object.assign(made, await make());
  });
  return made;
}
