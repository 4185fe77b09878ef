import { addresses } from './addresses.ts';

type NoticeLineProps = {
  /** What is said of the data that a form asks for (`domain/data-words.ts`). */
  words: string;
  className?: string;
};

/** One line on what happens with what is sent, and the way to the privacy notice. */
export function NoticeLine({ words, className = 'text-fine text-ink-muted' }: NoticeLineProps) {
  return (
    <p className={className}>
      {words}{' '}
      <a href={addresses.privacy} className="text-link">
        Privacy notice
      </a>
    </p>
  );
}
