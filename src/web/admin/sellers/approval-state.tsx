import { Approval } from '#contracts/seller.ts';
import { StatusDot, type Tone } from '#web/ui/back-office/status-dot.tsx';

const states: Record<Approval, { tone: Tone; words: string }> = {
  pending: { tone: 'warn', words: 'Waiting for approval' },
  approved: { tone: 'good', words: 'Approved' },
  declined: { tone: 'bad', words: 'Declined' },
  deactivated: { tone: 'bad', words: 'Deactivated' },
};

/** The states of a seller, as options of a filter. */
export const approvalOptions = Approval.options.map((value) => ({
  value,
  label: states[value].words,
}));

export const wordsOfApproval = (approval: Approval): string => states[approval].words;

type ApprovalStateProps = { approval: Approval; goneAt?: string | null };

/** How a seller stands; one in the bin is deleted. */
export function ApprovalState({ approval, goneAt = null }: ApprovalStateProps) {
  const { tone, words } =
    goneAt === null ? states[approval] : ({ tone: 'bad', words: 'Deleted' } as const);
  return <StatusDot tone={tone}>{words}</StatusDot>;
}
