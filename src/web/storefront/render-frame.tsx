import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type StaticHandlerContext, StaticRouter } from 'react-router';
import { inLanguage, splitLanguage } from '#languages/languages.ts';
import { basePath, language } from '#texts/language.ts';
import { remember } from '#web/ui/browser/remember.ts';
import type { FooterProps } from './footer.tsx';
import type { FrameMarkup } from './frame-markup.ts';
import { HeaderContent } from './header/header.tsx';
import { linkAt } from './header/main-links.ts';
import { FRAME, type Frame } from './site.ts';

type Page = Pick<StaticHandlerContext, 'loaderData'> & { location: { pathname: string } };

/**
 * Returns a function from a page that is to be rendered to the inside of its header and footer.
 * These differ by the site's own texts, the categories and which of the header's links leads to the
 * page, and are rendered once for each. Null for pages without the frame.
 */
export function createFrameRenderer(
  loadFooterContent: () => Promise<ComponentType<FooterProps>>,
  render: typeof renderToString = renderToString,
): (page: Page) => Promise<FrameMarkup | null> {
  let FooterContent: ComponentType<FooterProps>;

  const renderFrame = remember((key): FrameMarkup => {
    const [at, site, navigation, phone]: [string, Frame['site'], Frame['navigation'], string] =
      JSON.parse(key);
    return {
      header: render(
        <StaticRouter basename={basePath || '/'} location={inLanguage(language, at)}>
          <HeaderContent site={site} navigation={navigation} />
        </StaticRouter>,
      ),
      footer: render(<FooterContent site={site} phone={phone} />),
    };
  });

  return async ({ loaderData, location }) => {
    const frame: Frame | undefined = loaderData[FRAME];
    if (!frame) return null;
    FooterContent ??= await loadFooterContent();
    const { site, navigation, phone } = frame;
    return renderFrame(
      JSON.stringify([linkAt(splitLanguage(location.pathname).rest), site, navigation, phone]),
    );
  };
}
