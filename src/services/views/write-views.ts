import { addViews } from '#database/queries/views/add-views.ts';
import type { AppContext } from '../app-context.ts';

/** Pages whose views are written in one statement. */
const AT_ONCE = 500;

type Writing = Pick<AppContext, 'db' | 'views'>;

/**
 * Writes views that were counted since; what a failure leaves unwritten is counted with the next. Returns whether
 * there may be more.
 */
export async function writeViews({ db, views }: Writing): Promise<boolean> {
  const taken = views.take(AT_ONCE);
  if (taken.length === 0) return false;
  try {
    await addViews(db, taken);
  } catch (error) {
    views.putBack(taken);
    throw error;
  }
  return taken.length === AT_ONCE;
}

/** Writes all views before the process ends; where that fails, they are lost. */
export async function writeLastViews(context: Writing & Pick<AppContext, 'log'>): Promise<void> {
  try {
    while (await writeViews(context));
  } catch (error) {
    context.log.warn({ err: error }, 'the last views could not be counted');
  }
}
