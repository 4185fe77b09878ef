import * as words from '#texts/storefront/suggestions.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Written } from '#web/ui/written.tsx';
import { Option } from './suggestion-line.tsx';

type RecentGroupProps = {
  id: string;
  texts: readonly string[];
  onChoose: (text: string) => void;
  onClear: () => void;
};

/** What was searched for in this browser, first in the list box. */
export function RecentGroup({ id, texts, onChoose, onClear }: RecentGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: options are grouped in a list box
    <div role="group" aria-labelledby={id}>
      <div id={id} className="suggestions-label">
        {words.recentSearches}
      </div>
      {texts.map((text, index) => (
        <Option
          key={text}
          id={`${id}-${index}`}
          recent={text}
          className="recent-search"
          onChoose={() => onChoose(text)}
        >
          <Icon name="clock" size={16} className="flex-none text-ink-muted" />
          <span className="min-w-0 truncate text-small">
            <Written>{text}</Written>
          </span>
        </Option>
      ))}
      <Option id={`${id}-clear`} className="clear-searches" onChoose={onClear}>
        {words.clearRecentSearches}
      </Option>
    </div>
  );
}

type RemoveButtonsProps = { texts: readonly string[]; onRemove: (text: string) => void };

/**
 * A button beside each recent search that removes it. They stand outside the list box, whose options
 * hold no buttons; keyboards have the Delete key.
 */
export function RemoveButtons({ texts, onRemove }: RemoveButtonsProps) {
  return (
    <div className="remove-searches">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          tabIndex={-1}
          aria-label={words.removeRecent(text)}
          onClick={() => onRemove(text)}
        >
          <Icon name="close" size={14} />
        </button>
      ))}
    </div>
  );
}
