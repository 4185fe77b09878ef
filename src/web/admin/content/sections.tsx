import { useId } from 'react';
import type { Section } from '#contracts/content/content.ts';
import type { Words } from '#contracts/content/words.ts';
import { described, FieldFrame } from '#web/ui/back-office/form/field-frame.tsx';
import { useCategoryChoices } from '../catalogue/category-select.tsx';
import { BlockList } from './block-list.tsx';
import { useEditing } from './editing.ts';
import { useFault } from './faults.tsx';
import { CallFields, PictureField, WordsField } from './fields.tsx';
import { PiecesPicker } from './pieces-picker.tsx';

const names: Record<Section['kind'], string> = {
  promotions: 'Promotions',
  trending: 'Trending',
  'recently-viewed': 'Recently viewed',
  'featured-sellers': 'Featured sellers',
  'new-arrivals': 'New arrivals',
  'latest-stories': 'Latest stories',
  category: 'Newest of a category',
  lowered: 'Lowered prices',
  pieces: 'Chosen products',
  banner: 'Banner',
  story: 'Story',
};

const blank = { en: '' };
const made: readonly (() => Section)[] = [
  () => ({ kind: 'promotions' }),
  () => ({ kind: 'trending' }),
  () => ({ kind: 'recently-viewed' }),
  () => ({ kind: 'featured-sellers' }),
  () => ({ kind: 'new-arrivals' }),
  () => ({ kind: 'latest-stories' }),
  () => ({ kind: 'category', title: blank, category: '' }),
  () => ({ kind: 'lowered', title: { en: 'Lowered prices' } }),
  () => ({ kind: 'pieces', title: blank, pieces: [] }),
  () => ({
    ...{ kind: 'banner', title: blank, text: blank, button: { en: 'Explore' } },
    ...{ to: '/shop', picture: 'shop' },
  }),
  () => ({ kind: 'story', title: blank, paragraphs: [blank] }),
];

/** The sections of the home page, in their order. */
export function SectionsPart() {
  const { content, change } = useEditing();
  const { sections } = content;
  const fresh = made
    .map((make) => ({ label: names[make().kind], make }))
    // What has no title of its own stands on the page once.
    .filter(({ make }) => 'title' in make() || !sections.some(({ kind }) => kind === make().kind));
  return (
    <BlockList
      at="sections"
      items={sections}
      onChange={(next) => change({ sections: next })}
      name={(section) =>
        'title' in section && section.title.en
          ? `${names[section.kind]}: ${section.title.en}`
          : names[section.kind]
      }
      most={16}
      fresh={fresh}
    >
      {(section, set) => 'title' in section && <SectionFields section={section} set={set} />}
    </BlockList>
  );
}

type Titled = Extract<Section, { title: unknown }>;
type FieldsProps = { section: Titled; set: (changes: Partial<Section>) => void };

function SectionFields({ section, set }: FieldsProps) {
  const { mayChange } = useEditing();
  return (
    <>
      <WordsField
        label="Title"
        at="title"
        value={section.title}
        most={60}
        onChange={(title) => set({ title })}
      />
      {section.kind === 'category' && (
        <CategoryField value={section.category} onChange={(category) => set({ category })} />
      )}
      {section.kind === 'pieces' && (
        <PiecesPicker
          at="pieces"
          ids={section.pieces}
          most={12}
          mayChange={mayChange}
          onChange={(pieces) => set({ pieces })}
        />
      )}
      {section.kind === 'banner' && <CallFields value={section} mostText={160} set={set} />}
      {section.kind === 'story' && (
        <>
          <BlockList<Words>
            at="paragraphs"
            items={section.paragraphs}
            onChange={(paragraphs) => set({ paragraphs })}
            name={(_, index) => `Paragraph ${index + 1}`}
            least={1}
            most={6}
            fresh={[{ label: 'Add a Paragraph', make: () => blank }]}
          >
            {(paragraph, setParagraph) => (
              <WordsField
                label="Text"
                at=""
                value={paragraph}
                most={1000}
                rows={4}
                onChange={({ en, ar }) => setParagraph({ en, ar })}
              />
            )}
          </BlockList>
          <PictureField
            label="Picture"
            at="picture"
            value={section.picture}
            none={{ label: 'No picture', value: undefined }}
            onChange={(picture) => set({ picture })}
          />
        </>
      )}
    </>
  );
}

function CategoryField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const id = useId();
  const { choices } = useCategoryChoices();
  const { mayChange } = useEditing();
  const error = useFault('category') && 'Choose a category.';
  return (
    <FieldFrame id={id} label="Category" error={error}>
      <select
        id={id}
        className="back-office-input"
        disabled={!mayChange}
        {...described(id, error, undefined)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Select Category</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
