import { basePath } from '#texts/language.ts';
import * as texts from '#texts/ui/basics.ts';
import { addresses } from './addresses.ts';

type NoticeLineProps = {
  /** What is said of the data that a form asks for (the texts of `domain/data-words`). */
  words: string;
  className?: string;
};

/** One line on what happens with what is sent, and the way to the privacy notice. */
export function NoticeLine({ words, className = 'text-fine text-ink-muted' }: NoticeLineProps) {
  return (
    <p className={className}>
      {words}{' '}
      <a href={basePath + addresses.privacy} className="text-link">
        {texts.privacyNotice}
      </a>
    </p>
  );
}
