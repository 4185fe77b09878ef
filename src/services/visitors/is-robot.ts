import { isbot } from 'isbot';

const MOST_KNOWN = 1000;
const LONGEST_KNOWN = 300;

const known = new Map<string, boolean>();

/** Whether a program says of itself that it is no browser of a person, or says nothing. */
export function isRobot(agent: string | undefined): boolean {
  if (agent === undefined || agent === '') return true;
  const before = known.get(agent);
  if (before !== undefined) return before;
  const answer = isbot(agent);
  // Most people use one of a few browsers: what comes too often to be one of these starts anew.
  if (known.size >= MOST_KNOWN) known.clear();
  if (agent.length <= LONGEST_KNOWN) known.set(agent, answer);
  return answer;
}
