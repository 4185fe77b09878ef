import { failure } from '../failure.ts';

const GONE = 'This picture is not there any more. Upload it again.';

/** Refuses what names pictures that are missing, at each of their places, as `content/slides/0/picture`. */
export function refusePictures(place: string, named: unknown, missing: readonly string[]): void {
  if (missing.length === 0) return;
  const fields = Object.fromEntries(placesOf(place, named, missing).map((each) => [each, GONE]));
  throw failure(422, 'validation-failed', GONE, { fields });
}

function placesOf(place: string, tree: unknown, ids: readonly string[]): string[] {
  if (typeof tree === 'string') return ids.includes(tree) ? [place] : [];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, each]) => placesOf(`${place}/${key}`, each, ids));
}
