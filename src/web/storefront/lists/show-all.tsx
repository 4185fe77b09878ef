import * as texts from '#texts/storefront/lists.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Cards of a list of sellers or categories before it is opened. */
export const SHOWN_AT_FIRST = 4;

type ShowAllProps = { total: number; showsAll: boolean; more: string; open: string; close: string };

/**
 * Opens a list that shows its first four, or closes it again; renders nothing where there are no
 * more.
 */
export function ShowAll({ total, showsAll, more, open, close }: ShowAllProps) {
  if (total <= SHOWN_AT_FIRST) return null;
  return (
    <p className="mt-14 text-center">
      <ButtonLink look="line" preventScrollReset to={showsAll ? close : open}>
        {showsAll ? texts.showLess : more}
      </ButtonLink>
    </p>
  );
}
