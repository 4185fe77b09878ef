/**
 * Whether this browser can show notices: `home-screen` where it could if the site were on the home screen,
 * `denied` where it was forbidden to.
 */
export type PushSupport = 'possible' | 'denied' | 'home-screen' | 'unsupported';

export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!isThere || !('Notification' in window)) {
    return isAppleMobile() && !isOnHomeScreen() ? 'home-screen' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** An iPad says that it is a Mac. */
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isOnHomeScreen = () => matchMedia('(display-mode: standalone)').matches;
