import { useEffect } from 'react';
import * as texts from '#texts/storefront/product-parts.tsx';
import { asked, dayOf } from '#web/ui/product/asked.ts';
import { AskBySize } from '../enquiries/ask-by-size.tsx';
import { ChatRecipient } from '../enquiries/chat-recipient.tsx';
import type { Enquired } from '../enquiries/enquiry.ts';
import { ListButton } from '../enquiries/list-button.tsx';
import { OtherWays } from '../enquiries/other-ways.tsx';
import type { ShownPhones } from '../enquiries/shown-phones.ts';
import type { SizeChoice } from '../specifications/specifications-of.ts';

/**
 * When this browser's reader asked about the product last, if ever. Its line is kept free from the first paint on
 * where the browser remembers a question (`data-asked`), so that nothing moves when the words come.
 */
function AskedNote({ id }: { id: string }) {
  const moment = asked.use()[id];
  useEffect(() => {
    delete document.documentElement.dataset.asked;
  }, []);
  return (
    <p role="note" className="asked-note">
      {moment && texts.askedOn(dayOf(moment))}
    </p>
  );
}

type AskProps = { piece: Enquired; phones: ShownPhones; choice: SizeChoice | null };

/** The ways to ask about a piece: at once by chat, with others by the enquiry list, and without chat. */
export function Ask({ piece, phones, choice }: AskProps) {
  const isSold = piece.availability === 'SOLD';
  return (
    <>
      <AskBySize
        id="size-to-ask"
        piece={piece}
        choice={choice}
        label={isSold ? texts.askForOneLikeIt : texts.enquireByChat}
        formLabel={isSold ? texts.askForOneLikeIt : texts.writeToSeller}
        className="w-full max-md:hidden"
      />
      <ListButton piece={piece} className="mt-1 w-full" />
      <AskedNote id={piece._id} />
      <ChatRecipient seller={piece.seller} className="my-2" />
      <OtherWays piece={piece} phones={phones} />
    </>
  );
}
