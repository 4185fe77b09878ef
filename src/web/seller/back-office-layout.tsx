import { BellRing, MessageCircle, X } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { chatLink } from '#domain/chat-link.ts';
import { roleNames } from '#texts/back-office/staff-roles.ts';
import * as texts from '#texts/seller/frame.ts';
import * as notes from '#texts/seller/notices.ts';
import { loggedInAs } from '#texts/seller/staff.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { Guarded } from '#web/ui/back-office/login/guard.tsx';
import { useKeepTold, useNotices, usePush } from '#web/ui/back-office/notices/use-push.ts';
import { currenciesOf, OwnCurrencies } from '#web/ui/back-office/own-currencies.ts';
import { readPreference, savePreference } from '#web/ui/back-office/preferences.ts';
import {
  BackOfficeShell,
  type NavGroup,
  type NavItem,
  ShellSkeleton,
} from '#web/ui/back-office/shell/back-office-shell.tsx';
import { ApprovalNotice } from './approval/approval-notice.tsx';
import { useLeadCounts } from './leads/use-lead-counts.ts';
import { addressOf, sellerScreens } from './screens.ts';
import { OwnRoleOnly, useHasScreen } from './staff/own-role-only.tsx';
import { useOwnAccount } from './use-own-account.ts';
import { useSelf } from './use-self.ts';

/**
 * Returns the link to a chat with the marketplace's admin number, with a first line that names the
 * seller.
 */
function useContactAdmin(name = ''): string {
  const { site } = useBackOffice();
  const hello =
    name === '' ? texts.helloFromSeller(site.name) : texts.helloFrom({ name, site: site.name });
  return chatLink(site.adminChatNumber, hello);
}

const SellerCommands = lazyDialog(
  () => import('./commands/seller-commands.tsx'),
  (module) => module.SellerCommands,
);

const NewAnnouncement = lazyDialog(
  () => import('./messages/new-announcement.tsx'),
  (module) => module.NewAnnouncement,
);

/** The part for logged-in sellers: the sidebar and its screens. */
export default function SellerBackOfficeLayout() {
  return (
    <Guarded waiting={<ShellSkeleton />}>
      <BackOfficeLayout />
    </Guarded>
  );
}

function BackOfficeLayout() {
  const { data: self } = useSelf();
  const chat = useContactAdmin(self?.name);
  const counts = useLeadCounts();
  const { pathname } = useLocation();
  useKeepTold();
  const hasScreen = useHasScreen();
  const items = sellerScreens.flatMap((screen): NavItem[] => {
    const { title = '', Icon, counted, words } = screen;
    const to = addressOf(screen);
    if (Icon === undefined || !hasScreen(to)) return [];
    return [{ to, label: title, Icon, words, ...(counted && { count: counts?.[counted] }) }];
  });
  const groups: NavGroup[] = [
    { items },
    { items: [{ to: chat, label: texts.contactAdmin, Icon: MessageCircle, isOutside: true }] },
  ];
  return (
    <BackOfficeShell
      title={texts.title}
      groups={groups}
      who={<WhoIsHere />}
      commands={SellerCommands}
      banner={
        <>
          <ApprovalNotice />
          <NewAnnouncement />
          {pathname === sellerAddresses.enquiries && <TellMeAtOnce />}
        </>
      }
    >
      <OwnRoleOnly>
        <OwnCurrencies value={currenciesOf(self)}>
          <Outlet />
        </OwnCurrencies>
      </OwnRoleOnly>
    </BackOfficeShell>
  );
}

/** Who is logged in: the shop, and on its staff the person and their role. */
function WhoIsHere() {
  const { data: account } = useOwnAccount();
  if (account === undefined) return null;
  const { name, shop, role, isSeller } = account;
  return (
    <p className="mt-2 shrink-0 border-t border-hair px-2 pt-3 text-dense">
      <span className="sr-only">{loggedInAs} </span>
      <bdi className="block truncate font-medium">{name}</bdi>
      {!isSeller && (
        <span className="block truncate text-fine text-ink-muted">
          {roleNames[role]} · <bdi>{shop}</bdi>
        </span>
      )}
    </p>
  );
}

const PUT_AWAY = 'no-tell-me-at-once';

/** Offers notices on this device, above the enquiries, until they are on or it is put away. */
function TellMeAtOnce() {
  const [isPutAway, setPutAway] = useState(() => readPreference(PUT_AWAY) !== null);
  const { data: notices } = useNotices(!isPutAway);
  const { support, isOn, isSupport, turnOn } = usePush(notices);
  const isOffered = support === 'possible' || support === 'home-screen';
  if (isPutAway || notices === undefined || isOn || isSupport || !isOffered) return null;
  const putAway = () => {
    savePreference(PUT_AWAY, '1', '/seller');
    setPutAway(true);
  };
  return (
    <aside
      aria-label={notes.onThisDevice}
      className="flex items-start gap-3 border-b border-hair bg-accent-soft px-4 py-2.5 text-accent-deep md:px-8"
    >
      <BellRing size={17} aria-hidden="true" className="mt-2 shrink-0 max-lg:mt-3" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <p className="py-1.5 max-lg:py-2.5">
          {support === 'possible' ? notes.hearOnThisDevice : notes.addToHomeScreen}
        </p>
        {support === 'possible' && (
          <ActionButton
            look="solid"
            busy={turnOn.isPending && notes.asking}
            onClick={() => turnOn.mutate(undefined)}
          >
            {notes.tellMe}
          </ActionButton>
        )}
      </div>
      <IconButton label={notes.putAway} onClick={putAway}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
