import { isbot } from 'isbot';

/** Whether a program says of itself that it is no browser of a person, or says nothing. */
export const isRobot = (agent: string | undefined): boolean =>
  agent === undefined || agent === '' || isbot(agent);
