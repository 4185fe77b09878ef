import * as texts from '#texts/back-office/import.tsx';
import { Written } from '../../written.tsx';

type DropResultProps = {
  taken: number;
  /** The number of files that no row names. */
  unknown: number;
  refused: readonly { name: string; message: string }[];
};

/** The result of sending files. */
export function DropResult({ taken, unknown, refused }: DropResultProps) {
  return (
    <div role="status" className="mt-3 text-dense">
      <p>{texts.filesTaken(taken)}</p>
      {unknown > 0 && <p className="text-ink-muted">{texts.filesUnknown(unknown)}</p>}
      {refused.map(({ name, message }) => (
        <p key={name} className="text-bad [overflow-wrap:anywhere]">
          <Written>{name}</Written>: {message}
        </p>
      ))}
    </div>
  );
}
