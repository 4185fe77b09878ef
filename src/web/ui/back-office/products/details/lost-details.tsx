import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValue } from '#contracts/attributes/read-value.ts';
import type { AttributeShown } from '#contracts/attributes/values.ts';
import { textOfShown, textOfValue } from '#domain/attributes/value-text.ts';
import * as texts from '#texts/back-office/details.tsx';
import { Written } from '../../../written.tsx';
import type { DetailValue, DetailValues } from './detail-values.ts';

type LostDetailsProps = {
  values: DetailValues;
  /** The attributes of the chosen taxonomy entries. */
  attributes: readonly EntryAttribute[];
  /** All that the form has shown so far, by their ids. */
  seen: ReadonlyMap<string, EntryAttribute>;
  /** What the product had, for attributes that the form has not shown. */
  had: readonly AttributeShown[];
  entryName: string;
};

/** Says which values the chosen taxonomy entries have no attributes for; they go when the form is saved. */
export function LostDetails({ values, attributes, seen, had, entryName }: LostDetailsProps) {
  const lost = Object.entries(values).flatMap(([id, value]) => {
    if (attributes.some(({ _id }) => _id === id)) return [];
    const shown = had.find(({ _id }) => _id === id);
    const attribute = seen.get(id);
    if (attribute) return [{ id, name: attribute.name, text: textOf(attribute, value) }];
    return shown ? [{ id, name: shown.name, text: textOfShown(shown) }] : [];
  });
  if (lost.length === 0) return null;
  const [first, ...others] = lost;
  return (
    <div role="status" className="rounded-control bg-warn-soft px-3 py-2 text-dense">
      {first && others.length === 0 ? (
        <p>{texts.oneWillBeRemoved({ detail: <Named {...first} />, entry: entryName })}</p>
      ) : (
        <>
          <p>{texts.theseWillBeRemoved(entryName)}</p>
          <ul className="mt-1 list-disc ps-5">
            {lost.map((each) => (
              <li key={each.id}>
                <Named {...each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const Named = ({ name, text }: { name: string; text: string }) => (
  <>
    {name} (<Written className="font-medium">{text}</Written>)
  </>
);

/** A value as it is read, or as it was typed where it cannot be. */
function textOf(attribute: EntryAttribute, value: DetailValue): string {
  const read = readAttributeValue(attribute, value);
  if ('message' in read || read.value === null) return String(value);
  return textOfValue(attribute, read.value);
}
