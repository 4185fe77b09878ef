/*
 * The service worker of the sellers' back office: shows notices, and opens what they tell of. It keeps
 * nothing and answers no requests.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  event.waitUntil(show(messageOf(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** A notice has to be shown for every push, whatever it says. */
function messageOf(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

function show({ title = 'New enquiry', body = '', path = '/seller/enquiries', tag = 'leads' }) {
  return self.registration.showNotification(String(title), {
    body: String(body),
    tag: String(tag),
    renotify: true,
    icon: '/icon-192.png',
    data: String(path),
  });
}

/** Opens a page of the back office: in the window that shows it, else in a new one. */
async function open(path) {
  const { href, origin, pathname } = new URL(path, self.location.origin);
  if (origin !== self.location.origin || !pathname.startsWith('/seller/')) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}
