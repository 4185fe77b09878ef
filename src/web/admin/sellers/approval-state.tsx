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

export function ApprovalState({ approval }: { approval: Approval }) {
  const { tone, words } = states[approval];
  return <StatusDot tone={tone}>{words}</StatusDot>;
}
