import { Written } from '#web/ui/written.tsx';
import type { Specification } from './specifications-of.ts';

/** What is said of a product in one line; a colour has its swatch before its name. */
export function Parts({ parts }: Pick<Specification, 'parts'>) {
  return (
    <span className="spec-parts">
      {parts.map(({ label, swatch }) => (
        <span key={label}>
          {swatch && <span className="swatch" style={{ background: swatch }} aria-hidden="true" />}
          <Written>{label}</Written>
        </span>
      ))}
    </span>
  );
}
