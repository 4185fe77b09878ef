import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { LoginAnswer, ShopsToChoose } from '#contracts/account.ts';
import { logInToShop } from '#contracts/calls/accounts.ts';
import * as logIn from '#texts/back-office/log-in.ts';
import * as texts from '#texts/back-office/staff-roles.ts';
import { callApi } from '../../api-client.ts';
import { ActionButton } from '../action-button.tsx';
import { FormProblem } from '../form/form-problem.tsx';

type ShopStepProps = {
  shops: ShopsToChoose['shops'];
  isLeaving: boolean;
  onAnswer: (answer: LoginAnswer) => void;
  onBack: () => void;
};

/** Who works for several shops chooses the one to log in to. */
export function ShopStep({ shops, isLeaving, onAnswer, onBack }: ShopStepProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(ticket: string) {
    setBusy(true);
    setProblem(null);
    const result = await callApi(logInToShop, { body: { ticket } });
    setBusy(false);
    if (result.ok) onAnswer(result.data);
    else setProblem(result.failure.message);
  }

  return (
    <section aria-labelledby="choose-shop" className="flex flex-col gap-4">
      <div>
        <h2 id="choose-shop" className="font-semibold">
          {texts.chooseShop}
        </h2>
        <p className="mt-1 text-ink-soft">{texts.chooseShopText}</p>
      </div>
      <FormProblem>{problem}</FormProblem>
      <ul className="divide-y divide-hair border-y border-hair">
        {shops.map(({ _id, name, role, ticket }) => (
          <li key={`${_id} ${role}`}>
            <button
              type="button"
              disabled={isBusy || isLeaving}
              className="flex min-h-14 w-full cursor-pointer items-center gap-3 px-2 py-2.5 text-start hover:bg-hover disabled:cursor-default disabled:opacity-60"
              onClick={() => choose(ticket)}
            >
              <span className="min-w-0 grow">
                <bdi className="block font-medium wrap-anywhere">{name}</bdi>
                <span className="text-dense text-ink-muted">
                  {role === null ? texts.ownShop : texts.roleNames[role]}
                </span>
              </span>
              <ChevronRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
      <ActionButton look="plain" className="self-center" disabled={isBusy} onClick={onBack}>
        {logIn.backToLogIn}
      </ActionButton>
    </section>
  );
}
