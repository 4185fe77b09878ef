import { type CSSProperties, Fragment } from 'react';
import type { Span } from '#contracts/content/page.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import type { ArticleBlock } from './read-article.ts';

/**
 * What a story or plain page says, block by block: text in a column, in the direction of its own letters, pictures and
 * pieces beyond it.
 */
export function Blocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="article">
      {blocks.map((block, index) => (
        <BlockOf key={index} block={block} />
      ))}
    </div>
  );
}

/** Pieces side by side on wide screens. */
const MOST_ABREAST = 4;
const CARD_SIZES = '(min-width: 64rem) 20vw, 44vw';

function BlockOf({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 dir="auto" className="article-heading font-display">
          {block.text}
        </h2>
      ) : (
        <h3 dir="auto" className="mt-6 font-serif text-title">
          {block.text}
        </h3>
      );
    case 'paragraph':
      return (
        <p dir="auto">
          <Spans spans={block.spans} />
        </p>
      );
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return (
        <List
          dir="auto"
          {...(block.isNumbered && { start: block.start })}
          className={`article-list ${block.isNumbered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((spans, index) => (
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote dir="auto" className="article-quote font-display">
          <p>
            <Spans spans={block.spans} />
          </p>
        </blockquote>
      );
    case 'picture':
      return <ArticlePicture {...block} />;
    case 'pieces':
      return (
        block.pieces.length > 0 && (
          <ul
            className="article-pieces card-grid"
            style={{ '--abreast': Math.min(block.pieces.length, MOST_ABREAST) } as CSSProperties}
          >
            {block.pieces.map((piece) => (
              <li key={piece._id}>
                <ProductCard product={piece} sizes={CARD_SIZES} />
              </li>
            ))}
          </ul>
        )
      );
    case 'divider':
      return <hr className="article-divider" />;
  }
}

/** As wide as it can be without being higher than a screen: one on its edge stands in the column of the text. */
function ArticlePicture({ picture }: Extract<ArticleBlock, { kind: 'picture' }>) {
  const ratio = picture.width / picture.height || 1;
  const isWide = ratio > 1.1;
  return (
    <figure className={isWide ? 'article-wide' : undefined}>
      <Picture
        media={picture}
        ratio={ratio}
        sizes={isWide ? '(min-width: 64rem) 60rem, 99vw' : '(min-width: 48rem) 40rem, 92vw'}
        fill
        className="w-full"
      />
    </figure>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => <Fragment key={index}>{looked(span)}</Fragment>);
}

function looked({ text, bold, italic, link }: Span) {
  const slanted = italic ? <em>{text}</em> : text;
  const shown = bold ? <strong>{slanted}</strong> : slanted;
  if (link === undefined) return shown;
  if (!link.startsWith('/')) {
    return (
      <a className="text-link" href={link} rel="noopener">
        {shown}
      </a>
    );
  }
  return (
    <Link className="text-link" to={link} reloadDocument>
      {shown}
    </Link>
  );
}
