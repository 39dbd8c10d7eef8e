/** Push to this browser: asks for leave, and has the browser's own push service listen for the server's key. */
import type { PushSubscription as Device } from '@quarry/protocol';

const WORKER = '/notices.js';

/** A page without TLS has no service worker, and some browsers have no push. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

const worker = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration('/');

/** Where this browser is told, if it is. */
export async function deviceHere(): Promise<string | null> {
  if (!canPush()) return null;
  return (await (await worker())?.pushManager.getSubscription())?.endpoint ?? null;
}

function bytesOf(coded: string): Uint8Array<ArrayBuffer> {
  const text = atob(coded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export async function subscribeHere(key: string): Promise<Device> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('Your browser does not allow notifications for this page; allow them there first.');
  const registered = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  try {
    const made = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    return { endpoint: made.endpoint, p256dh: textOf(made.getKey('p256dh')), auth: textOf(made.getKey('auth')) };
  } catch {
    throw new Error('Your browser could not reach its push service. Try again later, or use mail.');
  }
}
