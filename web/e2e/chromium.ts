/**
 * Finds a Chromium for the browser tests: the one named by QUARRY_CHROMIUM, an installed one, one in Playwright's cache; else,
 * as root on Debian, installs it; else says what to do. No npm package brings one for every machine that we run on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Without windows first: it does the same with a fifth less work. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Of its list of features the browser heeds the last one only, so that what Playwright switches off is said again here. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Pages of the browser's own, drawn for the address bar of every new window that nobody sees: more work than most of our pages. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Background talk is off, and so is the sandbox where root could not use it. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...UNSEEN].join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export function findChromium(): string {
  const found = named() ?? installed() ?? cached();
  if (found) return found;
  install();
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error('The browser tests need Chromium or Chrome: install one, or set QUARRY_CHROMIUM to the path of its program.');
}

function named(): string | undefined {
  const path = process.env['QUARRY_CHROMIUM'];
  if (!path) return undefined;
  if (existsSync(path)) return path;
  throw new Error(`QUARRY_CHROMIUM names ${path}, but there is no such file.`);
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), ...ELSEWHERE];
  return paths.find(path => existsSync(path));
}

function cached(): string | undefined {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter(name => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap(name => [join(cache, name, 'chrome-linux', 'chrome'), join(cache, name, 'chrome-linux64', 'chrome')])
    .find(path => existsSync(path));
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Chromium for the browser tests: apt-get install ${name}`);
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore', env });
    if (status === 0) return;
  }
}
