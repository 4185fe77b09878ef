import { useEffect, useId, useRef, useState } from 'react';
import { withLatinDigits } from '#contracts/typed/digits.ts';
import type { ListControls } from '../list-state.ts';
import { FilterField } from './filter-field.tsx';

type TextFilterProps = {
  state: ListControls;
  /** The query parameter that it sets. */
  name: string;
  label: string;
  isAmount?: boolean;
};

const PAUSE_MS = 400;

/** Filters a list by a typed text, after a short pause; of an amount by its digits alone. */
export function TextFilter({ state, name, label, isAmount = false }: TextFilterProps) {
  const id = useId();
  const value = state.filters[name] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function settle(text: string, pause: number) {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      state.filter(name, isAmount ? withLatinDigits(text).replace(/[^\d.]/g, '') : text.trim());
      setTyped(null);
    }, pause);
  }

  return (
    <FilterField id={id} label={label}>
      <input
        id={id}
        type="text"
        inputMode={isAmount ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={isAmount ? 12 : 80}
        className="back-office-input"
        value={typed ?? value}
        onChange={({ target }) => settle(target.value, PAUSE_MS)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && settle(currentTarget.value, 0)}
      />
    </FilterField>
  );
}
