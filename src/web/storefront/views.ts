/**
 * Columns of a list on wide screens; phones show one fewer, so that every choice has an effect
 * there.
 */
export const views = [2, 3, 4] as const;
export type View = (typeof views)[number];

/** Returns the view of an address; three columns where it has none or an invalid one. */
export function readView(text: string | null): View {
  return views.find((view) => String(view) === text) ?? 3;
}
