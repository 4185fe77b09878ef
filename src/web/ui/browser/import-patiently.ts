const TRIES = 4;
const FIRST_WAIT_MS = 1_000;

/**
 * Imports code, and again if it is lost on its way, as when the connection goes meanwhile: four tries within
 * seven seconds of connection. Throws the last error. `isMeant` tells the module from others in its file.
 */
export async function importPatiently<Module>(
  load: () => Promise<Module>,
  isMeant: (module: Module) => unknown = () => true,
): Promise<Module> {
  let lost: unknown;
  for (let tries = 1; ; tries += 1) {
    await connected();
    try {
      return await (tries === 1 ? load() : importAnew(load, isMeant, lost, tries));
    } catch (error) {
      if (tries === TRIES) throw error;
      lost = error;
      if (navigator.onLine) await wait(FIRST_WAIT_MS * 2 ** (tries - 1));
    }
  }
}

/**
 * Many browsers keep that an import failed until the page is left, and ask no more for its address; so
 * it gets another, where the error names it. What that code imports is still shared with the page.
 */
async function importAnew<Module>(
  load: () => Promise<Module>,
  isMeant: (module: Module) => unknown,
  lost: unknown,
  tries: number,
): Promise<Module> {
  const address = /https?:\S+\.js/.exec(String(lost))?.[0];
  if (address === undefined || new URL(address).origin !== location.origin) return load();
  const file = await import(/* @vite-ignore */ `${address}?try=${tries}`);
  // Where a file holds several modules, they are among its exports.
  return Object.values(file).filter(isModule).find(isMeant) ?? file;
}

const isModule = (value: unknown): value is never =>
  Object.prototype.toString.call(value) === '[object Module]';

async function connected(): Promise<void> {
  while (!navigator.onLine) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
