import { Link } from 'react-router';
import type { Lead } from '#contracts/leads/lead.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Written } from '#web/ui/written.tsx';
import { formatWhen } from '../inbox/when.ts';
import { piecesInWords } from '../lead-words.ts';

type LeadLinksProps = {
  leads: readonly Lead[];
  /** How the inbox is filtered that they open in. */
  search?: string;
};

export function LeadLinks({ leads, search = '' }: LeadLinksProps) {
  return (
    <ul className="divide-y divide-hair border-y border-hair">
      {leads.map((lead) => (
        <li key={lead._id}>
          <Link
            to={{ pathname: sellerAddresses.enquiry(lead._id), search }}
            className="flex min-h-11 items-center gap-3 hover:bg-hover"
          >
            <Written className="min-w-0 grow truncate">{piecesInWords(lead)}</Written>
            <span className="shrink-0 text-dense">
              <StatusDot tone={leadStates[lead.state].tone}>
                {leadStates[lead.state].name}
              </StatusDot>
            </span>
            <span className="w-20 shrink-0 text-end text-fine text-ink-muted tabular-nums">
              {formatWhen(lead.createdAt)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
