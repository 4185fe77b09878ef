import { type Lead, LeadState } from '#contracts/leads/lead.ts';
import * as texts from '#texts/seller/lead.tsx';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useMayWrite } from '../../use-self.ts';
import { useBeginMove } from '../moves/moves-provider.tsx';

/** The states of a lead: a tap on another one moves it there. */
export function StateButtons({ lead }: { lead: Lead }) {
  const begin = useBeginMove();
  const mayWrite = useMayWrite();
  return (
    <fieldset className="grid grid-cols-[1fr_1.15fr_1.3fr_1fr_1fr] overflow-hidden rounded-control border border-line">
      <legend className="sr-only">{texts.state}</legend>
      {LeadState.options.map((state) => {
        const isPresent = state === lead.state;
        return (
          <button
            key={state}
            type="button"
            aria-pressed={isPresent}
            disabled={!mayWrite}
            onClick={() => isPresent || begin(lead, state)}
            className={classNames(
              'min-h-9 cursor-pointer border-s border-line px-1 text-dense first-of-type:border-s-0 disabled:cursor-default pointer-coarse:min-h-11 -outline-offset-2!',
              isPresent
                ? 'bg-accent font-medium text-paper'
                : 'text-ink-soft enabled:hover:bg-hover disabled:opacity-60',
            )}
          >
            {leadStates[state].name}
          </button>
        );
      })}
    </fieldset>
  );
}
