import type { Promotion, Slide } from '#contracts/content/content.ts';
import { BlockList } from './block-list.tsx';
import { useEditing } from './editing.ts';
import { CallFields, ContentField, PictureField, WordsField } from './fields.tsx';
import { LINK_HINT } from './link-hint.ts';

const empty = { en: '' };

const freshSlide = (): Slide => ({
  ...{ start: empty, end: empty, text: empty, button: { en: 'Shop Now' } },
  ...{ to: '/shop', picture: 'hero1' },
});

/** The slides of the home page's first view. */
export function SlidesPart() {
  const { content, change } = useEditing();
  return (
    <BlockList
      at="slides"
      items={content.slides}
      onChange={(slides) => change({ slides })}
      name={({ start, end }, index) => `${index + 1}. ${start.en} ${end.en}`}
      least={1}
      most={6}
      fresh={[{ label: 'Add a Slide', make: freshSlide }]}
    >
      {(slide, set) => (
        <>
          <WordsField
            label="Heading"
            at="start"
            value={slide.start}
            most={40}
            onChange={(start) => set({ start })}
          />
          <WordsField
            label="End of the heading, set off"
            at="end"
            value={slide.end}
            most={40}
            onChange={(end) => set({ end })}
          />
          <CallFields value={slide} mostText={120} set={set} />
        </>
      )}
    </BlockList>
  );
}

const freshPromotion = (): Promotion => ({
  ...{ title: empty, text: empty, to: '/shop', picture: 'shop' },
});

/** The promotions that take turns below the first view. */
export function PromotionsPart() {
  const { content, change } = useEditing();
  return (
    <BlockList
      at="promotions"
      items={content.promotions}
      onChange={(promotions) => change({ promotions })}
      name={({ title }, index) => `${index + 1}. ${title.en}`}
      least={1}
      most={6}
      fresh={[{ label: 'Add a Promotion', make: freshPromotion }]}
    >
      {(promotion, set) => (
        <>
          <WordsField
            label="Title"
            at="title"
            value={promotion.title}
            most={60}
            onChange={(title) => set({ title })}
          />
          <WordsField
            label="Text"
            at="text"
            value={promotion.text}
            most={160}
            onChange={(text) => set({ text })}
          />
          <ContentField
            label="Leads to"
            at="to"
            value={promotion.to}
            most={300}
            hint={LINK_HINT}
            onChange={(to) => set({ to })}
          />
          <PictureField
            label="Picture"
            at="picture"
            value={promotion.picture}
            onChange={(picture) => set({ picture })}
          />
        </>
      )}
    </BlockList>
  );
}
