import { TextField } from '../form/form-fields.tsx';

type CodeFieldProps = {
  label?: string;
  /** Whether one begins with it, without having to press into it. */
  isFirst?: boolean;
  /** Told once six digits are there. */
  onComplete: () => void;
};

/** The six digits of an authenticator app, which need no button once they are all there. */
export function CodeField({ label = 'Code', isFirst = false, onComplete }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={7}
      autoFocus={isFirst}
      placeholder="000 000"
      className="[&_input]:text-lead [&_input]:tracking-[0.2em] [&_input]:tabular-nums"
      onEdit={(text) => {
        if (text.replace(/\D/g, '').length === 6) onComplete();
      }}
    />
  );
}
