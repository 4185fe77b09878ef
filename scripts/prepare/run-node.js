import { pinnedNode } from './project.js';
import { run } from './run.js';

/** Runs a script of ours on the pinned Node; throws what it said, and `failure`, where it fails. */
export async function runNode(args, failure, environment = {}) {
  const { code, output } = await run(pinnedNode, args, environment);
  if (code !== 0) throw new Error(`${output}\n\n${failure}`);
}
