import type { Lead } from '#contracts/leads/lead.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { RowMenu } from '#web/ui/back-office/row-menu.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useMayWrite } from '../../use-self.ts';
import { shopperOf } from '../lead-words.ts';
import { useBeginMove } from './moves-provider.tsx';
import { nextMoves } from './next-moves.ts';
import { useMarkJunk } from './use-move.ts';

/** The usual next move of a lead by one tap, and the others behind a button. */
export function LeadMoves({ lead }: { lead: Lead }) {
  const begin = useBeginMove();
  const mayWrite = useMayWrite();
  const mark = useMarkJunk();
  const isHeld = lead.state === 'RESERVED' || lead.state === 'WON';
  const { usual, more } = nextMoves[lead.state];
  const name = texts.named({ who: shopperOf(lead), reference: lead.reference });
  return (
    <>
      {usual && (
        <ActionButton
          data-stays=""
          aria-label={texts.moveOf({ move: usual.label, lead: name })}
          disabled={!mayWrite}
          onClick={() => begin(lead, usual.to)}
        >
          {usual.label}
        </ActionButton>
      )}
      {mayWrite && (
        <RowMenu
          name={name}
          items={[
            ...more.map(({ to, label }) => ({ label, onClick: () => begin(lead, to) })),
            !isHeld && {
              label: lead.isJunk ? texts.takeOutOfJunk : texts.markJunk,
              onClick: () => {
                mark([lead], !lead.isJunk).catch((error) => toasts.failure(messageOf(error)));
              },
            },
          ]}
        />
      )}
    </>
  );
}
