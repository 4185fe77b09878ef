import type { Content } from '#contracts/content/content.ts';
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
  /** Where its Arabic is kept; none where the text is the same in both languages. */
  arabic?: string;
};

/** One of the site's texts, and its Arabic. */
export function SiteText({ path, label, arabic, ...rest }: TextProps) {
  const { content, change, setByFile } = useEditing();
  const set = (at: string) => (typed: string) =>
    change({ site: withText(content.site, at, typed) });
  const field = (at: string, called: string, isArabic: boolean) => (
    <ContentField
      label={called}
      at={`site/${at.replaceAll('.', '/')}`}
      value={textAt(content.site, at)}
      onChange={set(at)}
      isFixed={setByFile.includes(`site.${at}`)}
      isArabic={isArabic}
      {...rest}
    />
  );
  if (arabic === undefined) return field(path, label, false);
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
      {field(path, label, false)}
      {field(`arabic.${arabic}`, `${label} in Arabic`, true)}
    </div>
  );
}

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
  if (typed === '' && path.startsWith('arabic.')) delete tree[last];
  else tree[last] = last === 'address' ? typed.split('\n') : typed;
  return changed as Site;
}

/** Name, address and hours of who runs the shop, and how they are reached. */
export function ContactPart() {
  return (
    <>
      <SiteText path="address" arabic="address" label="Address" rows={5} />
      <SiteText path="phone" label="Phone" hint="Digits with the country code, as +919800000000." />
      <SiteText path="email" label="Email" />
      <SiteText
        path="adminChatNumber"
        label="Chat number"
        hint="Where a seller has none of its own. Digits with the country code."
      />
      <SiteText path="storeHours" arabic="storeHours" label="Store hours" most={300} />
      <SiteText path="support" arabic="support" label="24/7 Support" most={300} />
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
      <SiteText path="tagline" arabic="tagline" label="Tagline" most={300} />
      <SiteText path="language" arabic="language" label="Language" most={300} />
      <SiteText path="currency" arabic="currency" label="Currency" most={300} />
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
            {isFixed ? FIXED_HINT : 'Beside products that have no rating of their own.'}
          </span>
        </span>
      </div>
      <SiteText path="ratingBadge.reviews" arabic="reviews" label="Words of the badge" most={300} />
    </>
  );
}
