import { Languages, LogOut, type LucideIcon, Menu, Search } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { chooseLanguage } from '#contracts/calls/profile.ts';
import { formatCount } from '#languages/count.ts';
import type { Language } from '#languages/languages.ts';
import * as texts from '#texts/back-office/shell.tsx';
import { LanguageLinks } from '#web/ui/language-links.tsx';
import { LogoMark } from '../../logo.tsx';
import { IconButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import type { CommandsProps } from '../commands/commands.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { useHomePath } from '../home-path.ts';
import { KeySigns } from '../keys/key-signs.tsx';
import { isMac, shownOf, useKey } from '../keys/keys.ts';
import { onDemand } from '../on-demand.ts';
import { logOut } from '../session.ts';
import { JobsStrip } from './jobs-strip.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { StateBanner, SupportBanner } from './state-banner.tsx';

export type NavItem = {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** How many wait there; 0 is not shown. */
  count?: number | undefined;
  /** What the number says, for screen readers, where it is not that they wait. */
  counts?: 'waiting' | 'failed';
  /** Other words that the command list finds it by. */
  words?: string | undefined;
  /** Also where the address is not below its own. */
  isCurrent?: boolean;
  /** A link out of the back office, in a new tab. */
  isOutside?: boolean;
};
export type NavGroup = { label?: string; items: readonly NavItem[] };

type BackOfficeShellProps = {
  /** The name of the back office, such as 'Admin'. */
  title: string;
  groups: readonly NavGroup[];
  /** Who is logged in, above the log-out. */
  who?: ReactNode;
  /** Across the top of every screen. */
  banner?: ReactNode;
  /** The command list, whose code loads when it is first opened; none before an admin may do anything. */
  commands?: ComponentType<CommandsProps>;
  children: ReactNode;
};

/** The frame of a back office: a sidebar, on phones a slide-out menu, and the log-out. */
export function BackOfficeShell(props: BackOfficeShellProps) {
  const { title, groups, who, banner, commands: Commands, children } = props;
  const { site } = useBackOffice();
  const [commands, setCommands] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const [areKeysShown, setKeysShown] = useState(false);
  const opener = useRef<HTMLElement>(null);
  function openCommands() {
    const { activeElement, body } = document;
    const isAny = activeElement instanceof HTMLElement && activeElement !== body;
    opener.current = isAny ? activeElement : null;
    setCommands('open');
  }
  const closeCommands = () => setCommands('closed');
  useKey(Commands && 'commands', commands === 'open' ? closeCommands : openCommands);
  useKey('help', () => setKeysShown(true));
  const brand = (
    <Link to={useHomePath()} className="flex min-h-11 items-center gap-2.5 px-2">
      <LogoMark className="h-6 text-brass" />
      <span className="font-serif text-lead">{site.name}</span>
      <span className="text-fine text-ink-muted">{title}</span>
    </Link>
  );
  return (
    <div className="back-office lg:grid lg:min-h-svh lg:grid-cols-[14rem_1fr]">
      <a
        href="#content"
        className="fixed top-2 inset-s-2 z-50 -translate-y-20 rounded-control bg-panel px-4 py-2.5 focus-visible:translate-y-0"
      >
        {texts.skipToContent}
      </a>
      <header className="hidden border-e border-hair bg-panel lg:block">
        <div className="sticky top-0 flex h-svh flex-col p-3">
          {brand}
          {Commands && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
              className="mt-3 flex min-h-9 shrink-0 cursor-pointer items-center gap-2.5 rounded-control border border-hair px-2 text-ink-muted hover:bg-hover"
              onClick={openCommands}
            >
              <Search size={16} aria-hidden="true" />
              <span className="grow text-start">{texts.find}</span>
              <span aria-hidden="true">
                <KeySigns signs={shownOf('commands')} />
              </span>
            </button>
          )}
          <Navigation groups={groups} who={who} />
        </div>
      </header>
      <header className="sticky top-0 z-20 flex items-center justify-between border-b border-hair bg-panel px-2 py-1 lg:hidden">
        {brand}
        <div className="flex">
          {Commands && (
            <IconButton label={texts.find} aria-haspopup="dialog" onClick={openCommands}>
              <Search size={20} aria-hidden="true" />
            </IconButton>
          )}
          <MenuButton title={title}>
            <Navigation groups={groups} who={who} />
          </MenuButton>
        </div>
      </header>
      <div className="min-w-0">
        <SupportBanner />
        <StateBanner />
        {banner}
        <JobsStrip />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto max-w-[84rem] px-4 py-5 focus-visible:outline-none md:px-8 md:py-7"
        >
          {children}
        </main>
      </div>
      <OfflineStrip />
      {Commands && commands !== 'not yet' && (
        <Commands
          isOpen={commands === 'open'}
          opener={opener}
          groups={groups}
          onClose={closeCommands}
          onShowKeys={() => setKeysShown(true)}
        />
      )}
      {areKeysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </div>
  );
}

const KeysDialog = lazyDialog(
  () => import('../keys/keys-dialog.tsx'),
  (module) => module.KeysDialog,
);

function Navigation({ groups, who }: Pick<BackOfficeShellProps, 'groups' | 'who'>) {
  const { role, calls } = useBackOffice();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another entry
  useEffect(() => {
    const show = () =>
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [pathname]);
  /** What the account is mailed in follows; that it could not be said keeps nobody from the pages. */
  const choose = (language: Language) =>
    void calls
      .send(chooseLanguage, { body: { language } }, { keepalive: true })
      .catch(() => undefined);
  return (
    <>
      <nav
        ref={nav}
        aria-label={texts.mainNavigation}
        className="mt-3 flex min-h-0 grow flex-col gap-3 overflow-y-auto max-lg:gap-5"
      >
        {groups.map(({ label, items }) => (
          <div key={items[0]?.to}>
            {label && <p className="px-2 max-lg:mb-1 text-fine text-ink-muted">{label}</p>}
            <ul>
              {items.map((item) => (
                <li key={item.to}>
                  <NavigationLink {...item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {who}
      {role.role === 'seller' && (
        <p className="mt-2 flex min-h-9 shrink-0 items-center gap-2.5 px-2 text-ink-soft max-lg:min-h-11">
          <Languages size={16} aria-hidden="true" />
          <LanguageLinks
            className="inline-flex min-h-9 items-center hover:underline max-lg:min-h-11 max-lg:min-w-11"
            onChoose={choose}
          />
        </p>
      )}
      <button
        type="button"
        className="flex min-h-8 w-full shrink-0 cursor-pointer items-center gap-2.5 rounded-control px-2 text-ink-soft hover:bg-hover max-lg:min-h-11"
        onClick={() => logOut(role)}
      >
        <LogOut size={16} aria-hidden="true" className="rtl:-scale-x-100" />
        {texts.logOut}
      </button>
    </>
  );
}

const linkClass =
  'flex min-h-8 items-center gap-2.5 rounded-control px-2 text-ink-soft hover:bg-hover max-lg:min-h-11 aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-deep';

/** A link of the menu, marked where it leads to what is shown. */
export function NavigationLink(item: NavItem) {
  const { to, label, Icon, count, counts = 'waiting', isOutside } = item;
  const { pathname } = useLocation();
  const inside = (
    <>
      <Icon size={16} aria-hidden="true" />
      <bdi className="line-clamp-1 grow wrap-anywhere">{label}</bdi>
      {count ? (
        <span className="rounded-full bg-accent px-1.5 text-fine text-paper tabular-nums">
          {formatCount(count)}
          <span className="sr-only"> {counts === 'failed' ? texts.failed : texts.waiting}</span>
        </span>
      ) : null}
    </>
  );
  if (isOutside) {
    return (
      <a href={to} target="_blank" rel="noopener" className={linkClass}>
        {inside}
      </a>
    );
  }
  const isCurrent = item.isCurrent || matchPath({ path: to, end: false }, pathname) !== null;
  return (
    <Link to={to} className={linkClass} aria-current={isCurrent ? 'page' : undefined}>
      {inside}
    </Link>
  );
}

const usePhoneMenu = onDemand(
  () => import('./phone-menu.tsx'),
  (module) => module.PhoneMenu,
);

function MenuButton({ title, children }: { title: string; children: ReactNode }) {
  const { Control, isPressed, press } = usePhoneMenu();
  if (Control) {
    return (
      <Control title={title} isOpen={isPressed}>
        {children}
      </Control>
    );
  }
  return (
    <button
      type="button"
      data-look="plain"
      data-icon=""
      aria-label={texts.menu}
      aria-haspopup="dialog"
      className="back-office-button"
      onClick={press}
    >
      <Menu size={20} aria-hidden="true" />
    </button>
  );
}

/** The frame before the page knows who is logged in, without personal data. */
export function ShellSkeleton() {
  return (
    <div className="back-office lg:grid lg:min-h-svh lg:grid-cols-[14rem_1fr]" aria-busy="true">
      <div className="hidden border-e border-hair bg-panel lg:block" />
      <div className="h-14 border-b border-hair bg-panel lg:hidden" />
      <main className="mx-auto w-full max-w-[84rem] px-4 py-5 md:px-8 md:py-7">
        <h1 className="sr-only">{texts.loading}</h1>
        <div className="back-office-skeleton h-7 w-40" />
        <div className="back-office-skeleton mt-6 h-9 w-72 max-w-full" />
        <div className="back-office-skeleton mt-4 h-80" />
      </main>
    </div>
  );
}
