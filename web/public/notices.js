/** Shows a notice that was pushed, and leads to its table: to the page that is open there, or to a new one. */
self.addEventListener('push', event => {
  const { title = 'Quarry', says = '', path = '/' } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body: says, tag: path, icon: '/icon-asked.svg', data: { path } }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.path ?? '/', self.location.origin)));
});

async function open(url) {
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(page => new URL(page.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}
