import { generatePath, matchPath, useLocation, useParams } from 'react-router';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';
import { usePermissions } from './may.tsx';
import { type AdminScreen, addressOf, screensOf } from './screens.ts';
import { useWaiting } from './use-waiting.ts';

/** Links between the screens of one subject that an admin may see, with what waits there. */
export function ScreenTabs({ of }: { of: string }) {
  const permissions = usePermissions();
  const waiting = useWaiting();
  const params = useParams();
  const { pathname } = useLocation();
  const screens = screensOf(of, (permission) => permissions.includes(permission));
  const current = screens
    .filter((screen) => matchPath({ path: addressOf(screen), end: false }, pathname))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  const labelOf = ({ title = '', tab = title, counter }: AdminScreen) => {
    const count = counter && waiting?.[counter];
    return count?.total ? `${tab} (${formatTotal(count.total, count.capped)})` : tab;
  };
  if (screens.length < 2) return null;
  return (
    <Tabs
      label={of}
      items={screens.map((screen) => ({
        to: generatePath(addressOf(screen), params),
        label: labelOf(screen),
        isCurrent: screen === current,
      }))}
    />
  );
}
