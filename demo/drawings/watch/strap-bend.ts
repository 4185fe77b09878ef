/** How a strap leaves the case: around a wrist, or flat on a table. */
export type Bend = { start: number; radius: number; length: number };

export const worn: Bend = { start: 80, radius: 160, length: 232 };
export const laid: Bend = { start: 80, radius: 9000, length: 374 };

/** Height above the case's centre, and squeeze, of a point `along` the strap. */
export function bendAt(bend: Bend, along: number): { y: number; angle: number; squeeze: number } {
  const angle = along / bend.radius;
  return { y: bend.start + bend.radius * Math.sin(angle), angle, squeeze: Math.cos(angle) };
}

/** Half the strap's width: it tapers, and shrinks a little as it turns away. */
export function halfWidth(bend: Bend, along: number): number {
  const taper = 52.5 - 9.5 * Math.min(1, along / 200);
  return taper * (1 - 0.07 * (1 - Math.cos(along / bend.radius)));
}
