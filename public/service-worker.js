/*
 * The service worker of each back office: shows notices, and opens what they tell of. It keeps nothing and answers no
 * requests.
 */

/** The address that a back office begins with: /seller/, /ar/seller/ or /admin/. */
const scope = new URL(self.registration.scope).pathname;

const something = scope.startsWith('/ar/') ? 'لديك جديد' : 'Something is new';

/** The English address of a page in any language. */
const inEnglish = (path) => path.replace(/^\/ar(?=\/)/, '');

self.addEventListener('install', () => self.skipWaiting());

/** Only pages that are its own can be led on to what a notice tells of. */
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(messageOf(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** A page has the token that the new address is sent with: one that is open, else the next that opens. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(tellPages());
});

async function tellPages() {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage('push-changed');
}

/** A notice has to be shown for every push, whatever it says. */
function messageOf(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

function show({ title = something, body = '', path = scope, tag = 'new' }) {
  return self.registration.showNotification(String(title), {
    body: String(body),
    tag: String(tag),
    renotify: true,
    icon: '/icon-192.png',
    data: String(path),
  });
}

/**
 * Opens a page of the back office: in the window that shows it, else in the one that was used last, else in a new
 * one.
 */
async function open(path) {
  const { href, origin, pathname } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  if (!inEnglish(pathname).startsWith(inEnglish(scope))) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url === href) ?? windows[0];
  if (there === undefined) return self.clients.openWindow(href);
  const moved = there.url === href ? there : there.navigate(href);
  // A tap allows it for a short time only, which a slow page may outlast.
  await there.focus();
  await moved;
}
