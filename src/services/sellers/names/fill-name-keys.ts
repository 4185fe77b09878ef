import { isNameTaken, listUnfoldedNames, setNameKeys } from '#database/queries/sellers/names.ts';
import { isFailure } from '../../failure.ts';
import { type Writing, write } from '../../write.ts';
import { foldName } from './fold-name.ts';

const AT_ONCE = 500;

/**
 * Fills the name keys of sellers from before names had to be unique; returns how many. Where
 * several share a name, the oldest gets its key and the others one with their id appended.
 */
export async function fillNameKeys(context: Writing): Promise<number> {
  for (let filled = 0; ; ) {
    const sellers = await listUnfoldedNames(context.db, AT_ONCE);
    for (const seller of sellers) await fillOne(context, seller);
    filled += sellers.length;
    if (sellers.length < AT_ONCE) return filled;
  }
}

async function fillOne(
  context: Writing,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const keys = foldName(name);
  const own = { nameKey: `${keys.nameKey}#${id}`, nameLook: `${keys.nameLook}#${id}` };
  const isEmpty = keys.nameKey === '' || keys.nameLook === '';
  try {
    await write(context, async (db) => {
      const isShared = isEmpty || (await isNameTaken(db, keys, id));
      await setNameKeys(db, id, isShared ? own : keys);
    });
  } catch (error) {
    // Another replica may have taken the key at the same time.
    if (!isFailure(error) || error.status !== 409) throw error;
    await write(context, (db) => setNameKeys(db, id, own));
  }
}
