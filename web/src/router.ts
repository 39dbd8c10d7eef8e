/** Which page an address names, and the secrets in its fragment. Secrets are moved to the keyring at once and wiped from the address. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly table: string; readonly isPlain: boolean }
  | { readonly page: 'replay'; readonly table: string; readonly isPlain: boolean }
  | { readonly page: 'stop-mail' }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' }
  | { readonly page: 'gallery' }
  | { readonly page: 'nowhere'; readonly path: string };

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export function routeOf({ pathname, search, hash }: Address): Route {
  const [first, second, third, ...more] = pathname.split('/').filter(Boolean).map(decode);
  const isPlain = new URLSearchParams(search).get('screen') === 'plain';
  if (first === undefined) return { page: 'lobby' };
  if (more.length > 0) return { page: 'nowhere', path: pathname };
  if (first === 't' && second && third === undefined) return { page: 'table', table: second, isPlain };
  if (first === 't' && second && third === 'replay') return { page: 'replay', table: second, isPlain };
  if (first === 'mail' && second === 'stop' && third === undefined) return { page: 'stop-mail' };
  if (third !== undefined) return { page: 'nowhere', path: pathname };
  if (first === 'rules' && second) return { page: 'rules', game: second, clause: hash.length > 1 ? decode(hash.slice(1)) : null };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (second === undefined && (first === 'settings' || first === 'credits' || first === 'gallery')) return { page: first };
  return { page: 'nowhere', path: pathname };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export interface Secrets {
  readonly key: string | null;
  readonly invite: string | null;
  readonly host: string | null;
}

const SECRET = /^[\w-]{22,64}$/;

/** The secrets of a link such as `/t/<table>#invite=…`; null if it carries none. */
export function secretsOf(hash: string): Secrets | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string): string | null => {
    const value = params.get(name);
    return value !== null && SECRET.test(value) ? value : null;
  };
  const secrets = { key: read('key'), invite: read('invite'), host: read('host') };
  return secrets.key || secrets.invite || secrets.host ? secrets : null;
}

/** A pasted link (or only its path) to a table, as the way to it; null if it is none. */
export function tableLink(pasted: string): string | null {
  const found = /\/t\/([\w-]{16,40})(?:\/replay)?\/?(?:\?[^#\s]*)?(#[^\s]*)?$/.exec(pasted.trim());
  return found ? `/t/${found[1]}${found[2] ?? ''}` : null;
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
  tell();
  if (how === 'push' && !to.includes('#')) scrollTo(0, 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
  };
}

/** The address as one text, so that it can be compared. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => `${location.pathname}${location.search}${location.hash}`);
}
