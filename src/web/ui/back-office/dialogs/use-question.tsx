import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What is asked, and what the two answers are called. */
export type Question = { title: string; text: string; yes: string; no: string };

/** Asks something in the middle of sending a form: resolves with whether the answer is yes. */
export function useQuestion(): {
  ask: (question: Question) => Promise<boolean>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<(Question & { answer: (isYes: boolean) => void }) | null>(
    null,
  );
  return {
    ask: (question) => new Promise((answer) => setAsked({ ...question, answer })),
    question: asked && (
      <ConfirmDialog
        title={asked.title}
        text={asked.text}
        action={asked.yes}
        cancel={asked.no}
        isDangerous={false}
        onConfirm={() => asked.answer(true)}
        onClose={() => {
          // Of two answers the first counts.
          asked.answer(false);
          setAsked(null);
        }}
      />
    ),
  };
}
