import { type SQL, sql } from 'drizzle-orm';
import { seller } from '../../schema/accounts/account.ts';
import { containsWords } from '../lists/text-match.ts';

/**
 * The condition that a column is the id of a seller whose name has every word of `text`. An array, since
 * indexes of other columns can be read beside it, as beside a subquery they cannot.
 */
export const isOfSellerNamed = (column: SQL, text: string): SQL =>
  sql`${column} = any(array(select ${seller.id} from ${seller} where ${containsWords(sql`${seller.name}`, text)}))`;
