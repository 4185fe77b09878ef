import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import type { Lead, LeadState } from '#contracts/leads/lead.ts';
import type { PaymentRequest } from '#contracts/sales/sale.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { LostDialog } from './lost-dialog.tsx';
import { ReservedDialog } from './reserved-dialog.tsx';
import { useMove } from './use-move.ts';
import { WonDialog } from './won-dialog.tsx';

const MovesContext = createContext<(lead: Lead, to: LeadState) => void>(() => {});

/** Begins a move of a lead: at once where nothing has to be said about it, else by a dialog. */
export const useBeginMove = () => useContext(MovesContext);

const RequestDialog = lazyDialog(
  () => import('../sale/request-dialog.tsx'),
  (module) => module.RequestDialog,
);

const dialogs = { WON: WonDialog, RESERVED: ReservedDialog, LOST: LostDialog } as const;

type Asking = { lead: Lead; to: keyof typeof dialogs };

/** The moves of all leads on a screen, with their dialogs. */
export function MovesProvider({ children }: { children: ReactNode }) {
  const move = useMove();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [asked, setAsked] = useState<{ lead: Lead; payment: PaymentRequest } | null>(null);
  const moving = useRef(new Set<string>());

  function begin(lead: Lead, to: LeadState) {
    if (to in dialogs) setAsking({ lead, to: to as Asking['to'] });
    else moveAtOnce(lead, to);
  }

  function moveAtOnce(lead: Lead, state: LeadState) {
    // A second tap before the first has arrived.
    if (moving.current.has(lead._id)) return;
    moving.current.add(lead._id);
    move(lead, { state })
      .catch((error) => toasts.failure(messageOf(error)))
      .finally(() => moving.current.delete(lead._id));
  }

  const Dialog = asking && dialogs[asking.to];
  return (
    <MovesContext value={begin}>
      {children}
      {asking && Dialog && (
        <Dialog
          lead={asking.lead}
          onMove={(next) => move(asking.lead, next)}
          onAsked={(payment) => setAsked(payment && { lead: asking.lead, payment })}
          onClose={() => setAsking(null)}
        />
      )}
      {asked && <RequestDialog {...asked} onClose={() => setAsked(null)} />}
    </MovesContext>
  );
}
