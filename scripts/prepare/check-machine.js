/** Of Node: what the packages are installed with, in whose engines npm reads it. */
const OLDEST = [22, 22];

/** Throws a sentence for people where this machine's Node is too old to install anything with. */
export function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(
    `Dhow needs Node ${OLDEST.join('.')} or newer to set itself up; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org, then try again.`,
  );
}
