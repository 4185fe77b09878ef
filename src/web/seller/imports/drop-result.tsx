import { formatCount } from '#web/ui/back-office/formats.ts';

type DropResultProps = {
  taken: number;
  /** The number of files that no row names. */
  unknown: number;
  refused: readonly { name: string; message: string }[];
};

const files = (count: number) => `${formatCount(count)} ${count === 1 ? 'file' : 'files'}`;

/** The result of sending files. */
export function DropResult({ taken, unknown, refused }: DropResultProps) {
  return (
    <div role="status" className="mt-3 text-dense">
      <p>{files(taken)} taken.</p>
      {unknown > 0 && (
        <p className="text-ink-muted">
          {files(unknown)} that no row names {unknown === 1 ? 'was' : 'were'} left aside.
        </p>
      )}
      {refused.map(({ name, message }) => (
        <p key={name} className="text-bad [overflow-wrap:anywhere]">
          {name}: {message}
        </p>
      ))}
    </div>
  );
}
