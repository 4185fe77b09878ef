import { resumeSweep } from '#database/queries/media/sweep-pause.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { write } from '../write.ts';

/** Lets the sweep remove files again that nothing uses; nothing happens where it does so already. */
export async function resumeMediaSweep(context: AppContext, actor: KnownActor): Promise<void> {
  await write(context, async (db) => {
    if (!(await resumeSweep(db))) return;
    await audit(db, actor, { action: 'resume-media-sweep', entity: 'media', entityId: 'all' });
  });
}
