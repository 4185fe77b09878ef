import { ArrowRight, MessageCircle } from 'lucide-react';
import type { Lead } from '#contracts/leads/lead.ts';
import { getLead, moveLead } from '#contracts/leads/lead-calls.ts';
import * as texts from '#texts/back-office/commands.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import type { Command } from '#web/ui/back-office/commands/command.ts';
import { CommandLevel, type Level } from '#web/ui/back-office/commands/commands.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useBeginMove } from '../leads/moves/moves-provider.tsx';
import { nextMoves } from '../leads/moves/next-moves.ts';
import { useUserId } from '../use-self.ts';

/** What a seller can do with a lead: its moves, as in its row. */
export function LeadLevel(level: Level) {
  const { chosen, close, goTo } = level;
  const params = { userId: useUserId(), leadId: chosen._id };
  const query = useRead(getLead, { params });
  const begin = useBeginMove();

  function movesOf(lead: Lead): Command[] {
    if (lead.isJunk) return [];
    const { usual, more } = nextMoves[lead.state];
    const moves = [...(usual ? [usual] : []), ...more];
    return moves.map(({ to, label }) => ({
      id: label,
      label,
      icon: <ArrowRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />,
      call: moveLead,
      run: () => close(() => begin(lead, to)),
    }));
  }

  const commands: Command[] = [
    {
      id: 'open',
      label: texts.openIt,
      icon: <MessageCircle size={16} aria-hidden="true" />,
      call: getLead,
      run: () => goTo(sellerAddresses.enquiry(chosen._id)),
    },
    ...(query.data ? movesOf(query.data) : []),
  ];
  return <CommandLevel {...level} query={query} commands={commands} />;
}
