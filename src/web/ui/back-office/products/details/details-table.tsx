import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import type { AttributeValue, SizeValue } from '#contracts/attributes/values.ts';
import { textOfValue } from '#domain/attributes/value-text.ts';
import * as texts from '#texts/back-office/details.tsx';
import { Written } from '../../../written.tsx';
import { checkDetails } from './detail-values.ts';

type DetailsTableProps = {
  attributes: readonly EntryAttribute[];
  /** The form's field `attributes`. */
  text: string;
};

/** A form's details as shoppers read them; what is faulty or of other taxonomy entries is left out. */
export function DetailsTable({ attributes, text }: DetailsTableProps) {
  const { values } = checkDetails(attributes, text);
  const rows = attributes.flatMap((attribute) => {
    const value = values[attribute._id];
    if (value === undefined) return [];
    const [left, gone] = apart(value);
    const sold = gone.length > 0 && textOfValue({ ...attribute, scale: '' }, gone);
    return [{ attribute, shown: textOfValue(attribute, left), sold }];
  });
  if (rows.length === 0) return null;
  return (
    <dl className="divide-y divide-hair border-y border-hair text-dense">
      {rows.map(({ attribute, shown, sold }) => (
        <div key={attribute._id} className="grid grid-cols-[2fr_3fr] gap-3 py-2">
          <dt className="text-ink-muted">
            <Written>{attribute.name}</Written>
          </dt>
          <dd className="min-w-0">
            <Written>{shown}</Written>
            {sold && <span className="block text-ink-muted">{texts.soldSizes(<s>{sold}</s>)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value without the sizes that cannot be had, and these. */
function apart(value: AttributeValue): [AttributeValue, SizeValue[]] {
  const sizes = Array.isArray(value) ? value.filter((item) => typeof item !== 'string') : [];
  if (sizes.length === 0) return [value, []];
  return [sizes.filter(({ available }) => available), sizes.filter(({ available }) => !available)];
}
