/**
 * Loaded into a server before it starts, by `NODE_OPTIONS=--import`: each SIGUSR2 moves its clock on
 * by an hour and a minute, so that what is valid for an hour is so no more.
 */
const STEP_MS = 61 * 60_000;
const RealDate = Date;
let ahead = 0;

process.on('SIGUSR2', () => {
  ahead += STEP_MS;
});

globalThis.Date = new Proxy(RealDate, {
  construct: (_, given: [], target) =>
    given.length === 0
      ? new RealDate(RealDate.now() + ahead)
      : Reflect.construct(RealDate, given, target),
  get: (_, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(RealDate, name)),
});
