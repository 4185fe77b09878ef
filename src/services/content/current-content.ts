import type { z } from 'zod';
import { Content, type KeptContent } from '#contracts/content/content.ts';
import type { Maintenance } from '#contracts/maintenance.ts';
import type { Settings } from '#contracts/settings.ts';
import { SiteConfig, SiteTexts } from '#contracts/site-config.ts';
import type { Database } from '#database/database.ts';
import { findPublished } from '#database/queries/content.ts';
import type { MediaAssetRow } from '#database/queries/media/media-columns.ts';
import { hasStories, listFooterPages, type PageEntry } from '#database/queries/pages.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { Language } from '#languages/languages.ts';
import { serverTexts } from '#languages/server-texts.ts';
import { translationIn } from '#languages/translations.ts';
import type { NoticeInForce } from '../privacy/keep-notice.ts';
import { noMaintenance, readMaintenance } from '../settings/maintenance.ts';
import { readSettings } from '../settings/settings.ts';

/** The operator's file of site texts, without what it leaves out. */
export type SiteFile = z.input<typeof SiteConfig>;

/** What the shop says: the file over the content over the first version. */
export type Current = {
  /** What was decided, and all of it with what was not. */
  kept: KeptContent;
  content: Content;
  /** The uploaded pictures in it. */
  pictures: ReadonlyMap<string, MediaAssetRow>;
  site: SiteConfig;
  /** The same in a language: what was decided in it, else what was decided in English, else ours in it. */
  siteIn: (language: Language) => SiteConfig;
  notice: NoticeInForce;
  /** The published pages that the footer leads to. */
  footerPages: readonly PageEntry[];
  /** Whether any story is published. */
  hasStories: boolean;
  maintenance: Maintenance;
};

/** What this process knows of the shop's content: read once, and again after a change of it. */
export type CurrentContent = {
  read: () => Promise<Current>;
  /** Returns what the shop would say by this, where owners have decided so. */
  of: (kept: KeptContent, settings: Settings, pictures?: readonly MediaAssetRow[]) => Current;
  /** Where one of these changed tags is the content's, it is read again. */
  forget: (tags: readonly string[] | 'all') => void;
  file: SiteFile;
  /** What mails and log-ins say of the shop: the same object, renewed in place after a change. */
  site: SiteConfig;
};

const OF_CONTENT: readonly string[] = [
  cacheTags.site,
  cacheTags.homeContent,
  cacheTags.aboutContent,
  cacheTags.privacyNotice,
  cacheTags.maintenance,
];

export function createCurrentContent(
  db: Database,
  file: SiteFile,
  noticeFor: (site: SiteConfig, settings: Settings) => NoticeInForce,
): CurrentContent {
  let known: Promise<Current> | undefined;
  const site = SiteConfig.parse(file);

  function of(
    kept: KeptContent,
    settings: Settings,
    pictures: readonly MediaAssetRow[] = [],
  ): Current {
    const decided = over(kept.site ?? {}, file);
    const said = SiteConfig.parse(decided);
    const content = Content.parse({ ...kept, site: textsIn(said) });
    const byId = new Map(pictures.map((picture) => [picture.id, picture]));
    return {
      kept,
      content,
      pictures: byId,
      site: said,
      siteIn(language) {
        const { reviews, ...own } = translationIn(said, language) ?? {};
        const translated = reviews === undefined ? own : { ...own, ratingBadge: { reviews } };
        return SiteConfig.parse(over(over(serverTexts[language].site, decided), translated));
      },
      notice: noticeFor(said, settings),
      footerPages: [],
      hasStories: false,
      maintenance: noMaintenance(),
    };
  }

  async function load(): Promise<Current> {
    const published = await findPublished(db);
    const settings = await readSettings(db);
    const current = of(published?.body ?? {}, settings, published?.pictures);
    return {
      ...current,
      footerPages: await listFooterPages(db),
      hasStories: await hasStories(db),
      maintenance: await readMaintenance(db),
    };
  }

  function read(): Promise<Current> {
    const reading = known ?? load();
    if (known === undefined) reading.then(renew, () => {});
    known = reading;
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;

    function renew(current: Current) {
      if (known !== reading) return;
      for (const key of Object.keys(site)) delete site[key as keyof SiteConfig];
      Object.assign(site, current.site);
    }
  }

  return {
    of,
    file,
    site,
    read,
    forget(tags) {
      if (tags !== 'all' && !tags.some((tag) => OF_CONTENT.includes(tag))) return;
      known = undefined;
      read();
    },
  };
}

type Texts = NonNullable<z.input<typeof SiteTexts>>;

/** Returns the texts of the site that are content. */
export const textsIn = (site: SiteFile): Texts =>
  Object.fromEntries(Object.entries(site).filter(([key]) => key in SiteTexts.unwrap().shape));

export type Tree = { [key: string]: unknown };
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a tree of values with those of another one where it has them. */
function over(below: Tree, above: Tree): Tree {
  const merged = Object.entries(above).map(([key, value]) => {
    const under = below[key];
    return [key, isTree(value) && isTree(under) ? over(under, value) : value];
  });
  return { ...below, ...Object.fromEntries(merged) };
}

/** Returns the paths in the content that the file sets, as `site.terms.returnDays`. */
export function setByFile(file: SiteFile): string[] {
  const pathsIn = (tree: Tree, before: string): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      isTree(value) ? pathsIn(value, `${before}${key}.`) : [before + key],
    );
  return [...pathsIn(textsIn(file), 'site.'), ...(file.logo === undefined ? [] : ['logo'])];
}
