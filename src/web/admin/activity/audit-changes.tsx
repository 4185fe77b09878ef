type AuditChangesProps = { before: unknown; after: unknown };

/** The changes of an entry, field by field, before and after. */
export function AuditChanges({ before, after }: AuditChangesProps) {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const changed = names.filter((name) => textOf(was.get(name)) !== textOf(is.get(name)));
  if (changed.length === 0) {
    return <p className="px-5 py-6 text-ink-muted md:px-6">It left no values to show.</p>;
  }
  return (
    <section
      className="overflow-auto px-5 pt-3 pb-5 md:px-6"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label="Changes"
    >
      <table className="back-office-table">
        <thead>
          <tr>
            <th>Field</th>
            <th>Before</th>
            <th>After</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((name) => (
            <tr key={name}>
              <td className="font-medium">{name}</td>
              <td className="wrap-anywhere text-ink-soft">{textOf(was.get(name)) || '–'}</td>
              <td className="wrap-anywhere">{textOf(is.get(name)) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const fieldsOf = (value: unknown) =>
  new Map<string, unknown>(Object.entries(typeof value === 'object' && value ? value : {}));

const textOf = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
