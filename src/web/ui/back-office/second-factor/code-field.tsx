import { withLatinDigits } from '#contracts/typed/digits.ts';
import * as texts from '#texts/back-office/second-factor.tsx';
import { TextField } from '../form/form-fields.tsx';

type CodeFieldProps = {
  label?: string;
  /** Whether it takes the focus at the start. */
  isFirst?: boolean;
  /** Called once six digits are typed. */
  onComplete: () => void;
};

/** The six digits of an authenticator app, which are sent without a button once complete. */
export function CodeField({ label = texts.code, isFirst = false, onComplete }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      inputMode="numeric"
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={7}
      autoFocus={isFirst}
      placeholder="000 000"
      className="[&_input]:text-lead [&_input]:tracking-[0.2em] [&_input]:tabular-nums"
      onEdit={(text) => {
        if (withLatinDigits(text).replace(/\D/g, '').length === 6) onComplete();
      }}
    />
  );
}
