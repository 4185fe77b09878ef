import { z } from 'zod';
import { Id } from '../id.ts';
import { version } from '../version.ts';

/** The most products of one change of all that match that can be undone together. */
export const MOST_UNDONE = 10_000;

/** For how long a change of products can be undone. */
export const UNDOABLE_FOR_MS = 60 * 60_000;

/** Undoes a change of all matching products by its maker, some at a time. */
export const MatchingUndo = z.object({ undo: Id.describe('`undo` of the change') });

/** The result of one step of undoing. Products that were changed since are in `failed`. */
export const UndoStep = z.object({
  done: z.number().int(),
  failed: z.array(z.object({ _id: z.string(), name: z.string(), message: z.string() })),
  isOver: z.boolean().describe('Nothing of the change is left to be undone'),
});
export type UndoStep = z.infer<typeof UndoStep>;

/** Undoes the last change of one product, of which `version` is the version since. */
export const ChangeUndo = z.object({
  version: version(),
});
