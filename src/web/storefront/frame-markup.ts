import { createContext, useContext } from 'react';

/** HTML of what is inside the header and the footer, the same on most pages. */
export type FrameMarkup = { header: string; footer: string };

/** Given by the server alone. */
export const FrameMarkup = createContext<FrameMarkup | null>(null);

type Inner = { dangerouslySetInnerHTML: { __html: string } };

/**
 * Returns the attribute by which the server writes a part of the frame as it was rendered before;
 * undefined in browsers, which hydrate the part's own children.
 */
export const useFrameMarkup: (part: keyof FrameMarkup) => Inner | undefined = import.meta.env.SSR
  ? (part) => {
      const markup = useContext(FrameMarkup);
      return markup ? { dangerouslySetInnerHTML: { __html: markup[part] } } : undefined;
    }
  : () => undefined;
