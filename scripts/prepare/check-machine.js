const OLDEST = 20;

/** Throws a sentence for people where this machine's Node is too old to install anything with. */
export function checkMachine() {
  const [major] = process.versions.node.split('.');
  if (Number(major) >= OLDEST) return;
  throw new Error(
    `Dhow needs Node ${OLDEST} or newer to set itself up; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org, then try again.`,
  );
}
