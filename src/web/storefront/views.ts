/** Columns of a list on wide screens; phones show one fewer, so that every choice has a meaning there. */
export const views = [2, 3, 4] as const;
export type View = (typeof views)[number];

/** The view that an address asks for; three columns where it asks for none or nonsense. */
export function readView(text: string | null): View {
  return views.find((view) => String(view) === text) ?? 3;
}
