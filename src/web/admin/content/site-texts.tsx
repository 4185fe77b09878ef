import type { Content } from '#contracts/content/content.ts';
import { languages, type OtherLanguage, otherLanguages } from '#languages/languages.ts';
import { inEachOther, translationKey } from '#languages/translations.ts';
import { Switch } from '#web/ui/back-office/form/switch.tsx';
import { useEditing } from './editing.ts';
import { ContentField, FIXED_HINT } from './fields.tsx';

type Site = Content['site'];
type Tree = { [key: string]: unknown };

type TextProps = {
  /** As `terms.returnDays`. */
  path: string;
  label: string;
  most?: number;
  rows?: number;
  hint?: string;
  /** Where its translations are kept; none where the text is the same in every language. */
  translated?: string;
};

/** One of the site's texts, and its translations. */
export function SiteText({ path, label, translated, ...rest }: TextProps) {
  const { content, change, setByFile } = useEditing();
  const set = (at: string) => (typed: string) =>
    change({ site: withText(content.site, at, typed) });
  const field = (at: string, called: string, language?: OtherLanguage) => (
    <ContentField
      key={at}
      label={called}
      at={`site/${at.replaceAll('.', '/')}`}
      value={textAt(content.site, at)}
      onChange={set(at)}
      isFixed={setByFile.includes(`site.${at}`)}
      language={language}
      {...rest}
    />
  );
  if (translated === undefined) return field(path, label);
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2 xl:grid-cols-3">
      {field(path, label)}
      {otherLanguages.map((language) =>
        field(
          `${translationKey(language)}.${translated}`,
          `${label} in ${languages[language].inEnglish}`,
          language,
        ),
      )}
    </div>
  );
}

const ofOthers = inEachOther((language) => language);

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** An address is a list of lines. */
function textAt(site: Site, path: string): string {
  let value: unknown = site;
  for (const step of path.split('.')) value = isTree(value) ? value[step] : undefined;
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

function withText(site: Site, path: string, typed: string): Site {
  const changed = structuredClone(site) as Tree;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let tree = changed;
  for (const step of steps) {
    const below = isTree(tree[step]) ? tree[step] : {};
    tree[step] = below;
    tree = below;
  }
  if (typed === '' && Object.hasOwn(ofOthers, steps[0] ?? '')) delete tree[last];
  else tree[last] = last === 'address' ? typed.split('\n') : typed;
  return changed as Site;
}

/** Name, address and hours of who runs the shop, and how they are reached. */
export function ContactPart() {
  return (
    <>
      <SiteText path="address" translated="address" label="Address" rows={5} />
      <SiteText
        path="phone"
        label="Phone"
        hint="Digits with the country code, such as +919800000000."
      />
      <SiteText path="email" label="Email" />
      <SiteText
        path="adminChatNumber"
        label="Chat number"
        hint="Used where a seller has no number. Digits with the country code."
      />
      <SiteText path="storeHours" translated="storeHours" label="Store hours" most={300} />
      <SiteText path="support" translated="support" label="24/7 Support" most={300} />
    </>
  );
}

/** What stands at the end of every page, and the stars beside products. */
export function FooterPart() {
  const { content, change, setByFile, mayChange } = useEditing();
  const { site } = content;
  const { ratingBadge } = site;
  const isFixed = setByFile.includes('site.ratingBadge.shown');
  return (
    <>
      <SiteText path="tagline" translated="tagline" label="Tagline" most={300} />
      <SiteText path="language" translated="language" label="Language" most={300} />
      <SiteText path="currency" translated="currency" label="Currency" most={300} />
      <div className="flex items-center gap-3">
        <Switch
          label="Show the rating badge"
          checked={ratingBadge.shown}
          disabled={!mayChange || isFixed}
          onChange={(shown) =>
            change({ site: { ...site, ratingBadge: { ...ratingBadge, shown } } })
          }
        />
        <span>
          Rating badge
          <span className="block text-fine text-ink-muted">
            {isFixed ? FIXED_HINT : 'Shown beside products that have no rating of their own.'}
          </span>
        </span>
      </div>
      <SiteText
        path="ratingBadge.reviews"
        translated="reviews"
        label="Words of the badge"
        most={300}
      />
    </>
  );
}
