/** The picture in the browser's tab: with a dot while somebody is asked here. */
const PLAIN = '/icon.svg';
const ASKED = '/icon-asked.svg';

export function markIcon(isAsked: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', isAsked ? ASKED : PLAIN);
}
