import * as texts from '#texts/storefront/enquiries.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { chosenSize, type SizeChoice } from '../specifications/specifications-of.ts';
import { AskLink } from './ask-link.tsx';
import type { Enquired } from './enquiry.ts';

type AskBySizeProps = {
  piece: Enquired;
  /** The sizes where one is still to be chosen, else null. */
  choice: SizeChoice | null;
  label: string;
  formLabel: string;
  /** Of the sheet with the sizes: once a page. */
  id: string;
  className: string;
};

/** The first way to ask about a piece; of one that comes in sizes it asks for the size before it leads to the chat. */
export function AskBySize({ piece, choice, label, formLabel, id, className }: AskBySizeProps) {
  if (choice === null) return <AskLink pieces={[piece]} {...{ label, formLabel, className }} />;
  const sizes = choice.sizes.filter(({ available }) => available);
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass('solid', className)}>
        {label}
      </button>
      <div id={id} popover="auto" className="size-sheet">
        <p className="font-serif text-title">{texts.whichSize}</p>
        <ul className="size-sheet-sizes">
          {sizes.map((size) => (
            <li key={size.label}>
              <AskLink
                pieces={[inSize(piece, choice, size.label)]}
                label={size.label}
                formLabel={size.label}
                look="line"
                className="w-full px-2!"
              />
            </li>
          ))}
        </ul>
        <AskLink
          pieces={[piece]}
          label={texts.notSureYet}
          formLabel={texts.notSureYet}
          look="line"
          className="mt-2 w-full"
        />
      </div>
    </>
  );
}

function inSize(piece: Enquired, choice: SizeChoice, label: string): Enquired {
  const size = chosenSize(choice, label);
  const url = `${piece.url}?size=${encodeURIComponent(label)}`;
  return size === null ? piece : { ...piece, size, url };
}
