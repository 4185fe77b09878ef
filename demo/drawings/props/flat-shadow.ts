import { blurred, path } from '../svg.ts';

/** The soft shadow of a thing that lies on a table, given its outline. */
export const shadowOf = (d: string, dx = 8, dy = 14, soft = 9, opacity = 0.4) =>
  blurred(soft, path(d, { fill: '#2a1e14', opacity, transform: `translate(${dx} ${dy})` }));
