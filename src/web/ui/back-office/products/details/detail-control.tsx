import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/details.tsx';
import { written } from '../../form/translated-fields.tsx';
import { ChoicesDetail } from './choices-detail.tsx';
import { DetailFrame, DetailGroup, type DetailProps, marksOf } from './detail-frame.tsx';
import { SizeDetail } from './size-detail.tsx';

export function DetailControl(props: DetailProps) {
  switch (props.attribute.kind) {
    case 'text':
    case 'serial':
      return <TextDetail {...props} />;
    case 'number':
      return <NumberDetail {...props} />;
    case 'yes-no':
      return <YesNoDetail {...props} />;
    case 'choice':
      return <ChoiceDetail {...props} />;
    case 'size':
      return <SizeDetail {...props} />;
    default:
      return <ChoicesDetail {...props} />;
  }
}

const textOf = ({ value }: DetailProps) => (typeof value === 'string' ? value : '');

function TextDetail(props: DetailProps) {
  const { language } = props.attribute;
  return (
    <DetailFrame {...props}>
      <input
        className="back-office-input"
        autoComplete="off"
        maxLength={500}
        value={textOf(props)}
        onChange={(event) => props.onChange(event.target.value)}
        {...(language !== undefined && written(language))}
        {...marksOf(props)}
      />
    </DetailFrame>
  );
}

function NumberDetail(props: DetailProps) {
  const { unit } = props.attribute;
  return (
    <DetailFrame {...props}>
      <div className="relative">
        <input
          className="back-office-input"
          inputMode="decimal"
          autoComplete="off"
          value={textOf(props)}
          onChange={(event) => props.onChange(event.target.value)}
          {...(unit !== '' && { style: { paddingInlineEnd: `${unit.length + 2}ch` } })}
          {...marksOf(props)}
        />
        {unit !== '' && (
          <span className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-dense text-ink-muted">
            {unit}
          </span>
        )}
      </div>
    </DetailFrame>
  );
}

/** One of several, as the browser's own list: on phones a wheel. */
function ChoiceDetail(props: DetailProps) {
  const { value, attribute, onChange } = props;
  const chosen = Array.isArray(value) ? value[0] : undefined;
  return (
    <DetailFrame {...props}>
      <select
        className="back-office-input"
        value={typeof chosen === 'string' ? chosen : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : [target.value])}
        {...marksOf(props)}
      >
        <option value="">{texts.notGiven}</option>
        {attribute.choices.map(({ _id, label }) => (
          <option key={_id} value={_id}>
            {label}
          </option>
        ))}
      </select>
    </DetailFrame>
  );
}

const answers = [
  { label: texts.notGiven, value: undefined },
  { label: controls.yes, value: true },
  { label: controls.no, value: false },
];

function YesNoDetail(props: DetailProps) {
  const { id, value, onChange } = props;
  return (
    <DetailGroup {...props} role="radiogroup">
      <div className="grid min-h-9 grid-cols-3 overflow-hidden rounded-control border border-field pointer-coarse:min-h-11">
        {answers.map((answer) => (
          <label
            key={answer.label}
            className="relative flex cursor-pointer items-center justify-center border-hair px-2 text-center text-dense not-first:border-s has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              checked={value === answer.value}
              onChange={() => onChange(answer.value)}
              className="sr-only"
            />
            {answer.label}
          </label>
        ))}
      </div>
    </DetailGroup>
  );
}
