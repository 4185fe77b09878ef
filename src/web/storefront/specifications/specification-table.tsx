import * as texts from '#texts/storefront/product-parts.tsx';
import { Written } from '#web/ui/written.tsx';
import { Parts } from './parts.tsx';
import type { Specification } from './specifications-of.ts';

/** All that is known of a product, under the headings of its attributes. */
export function SpecificationTable({ lines }: { lines: readonly Specification[] }) {
  if (lines.length === 0) return null;
  const groups = [...Map.groupBy(lines, ({ group }) => group)];
  return (
    <section className="margins pt-16 md:pt-24" aria-labelledby="specification-heading">
      <h2 id="specification-heading" className="font-display text-heading">
        {texts.specification}
      </h2>
      <div className="spec-groups mt-8 md:mt-12">
        {groups.map(([name, found]) => (
          <div key={name} className="spec-group">
            {name !== '' && (
              <h3 className="font-serif text-lead">
                <Written>{name}</Written>
              </h3>
            )}
            <dl className="facts mt-4">
              {found.map(({ code, name, parts }) => (
                <div key={code}>
                  <dt>
                    <Written>{name}</Written>
                  </dt>
                  <dd>
                    <Parts parts={parts} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
