import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { changeTags, getUsedTags } from '#contracts/calls/seller-record.ts';
import { Tag } from '#contracts/seller.ts';
import { MOST_TAGS } from '#contracts/sellers/seller-record.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { fieldSentence } from '#web/ui/back-office/form/field-sentence.ts';
import { useAction, useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../../may.tsx';

/** The tags of a seller, which admins alone see. A new one is typed, or chosen from those that are used. */
export function Tags({ sellerId, tags }: { sellerId: string; tags: readonly string[] }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const used = useRead(getUsedTags, {}).data ?? [];
  const send = useSend(changeTags);
  const mayChange = useMay('change-sellers');
  const change = useAction((body: { add?: string[]; remove?: string[] }) =>
    send({ params: { sellerId }, body }),
  );

  async function add(event: FormEvent) {
    event.preventDefault();
    const tag = Tag.safeParse(typed);
    if (!tag.success) {
      setProblem(fieldSentence(tag.error.issues[0]?.message ?? ''));
      return;
    }
    await change.mutateAsync({ add: [tag.data] }).then(
      () => setTyped(''),
      () => undefined,
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {tags.length > 0 && (
        <ul aria-label="Tags" className="contents">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex max-w-full items-center rounded-full bg-hover ps-3 text-dense has-[>bdi:only-child]:px-3"
            >
              <bdi className="truncate">{tag}</bdi>
              {mayChange && (
                <button
                  type="button"
                  aria-label={`Remove the tag ${tag}`}
                  title="Remove"
                  disabled={change.isPending}
                  onClick={() => change.mutate({ remove: [tag] })}
                  className="inline-flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-muted hover:text-ink pointer-coarse:size-11"
                >
                  <X size={13} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && tags.length < MOST_TAGS && (
        <form onSubmit={add} className="flex gap-2">
          <label htmlFor={id} className="sr-only">
            New tag
          </label>
          <input
            id={id}
            className="back-office-input w-36"
            placeholder="Add a tag"
            list={`${id}-used`}
            autoComplete="off"
            value={typed}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
          />
          <datalist id={`${id}-used`}>
            {used
              .filter(({ tag }) => !tags.includes(tag))
              .map(({ tag }) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <ActionButton type="submit" busy={change.isPending && 'Saving…'}>
            Add
          </ActionButton>
        </form>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="w-full text-dense text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
