/**
 * Makes the repository ready, then runs a script on the right Node.js: `node scripts/ready.mjs scripts/test.ts`. With `--built` before the script, it and all that it
 * starts load what build-rules.ts makes of the kernel and the games, in a third of the time.
 * It installs what package-lock.json asks for unless that is there already, puts node_modules/.bin (which brings Node.js 24 on Linux)
 * first in the PATH and checks the version. Plain JavaScript, because the Node.js that starts it may be older than the one it finds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const bin = join(root, 'node_modules', '.bin');
const onWindows = process.platform === 'win32';

/** Why an install is needed, or nothing. */
function missing() {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'nothing is installed yet';
  for (const [path, { version, integrity, link, optional, os, cpu, libc }] of Object.entries(wanted ?? {})) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    const isForHere = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc;
    const found = installed[path];
    if (!found && optional && !isForHere) continue;
    const isSame = found && found.version === version && found.integrity === integrity && found.link === link;
    if (!isSame || !existsSync(join(root, path))) return `${path} is not what package-lock.json asks for`;
  }
  return undefined;
}

function packagesIn(lock) {
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : undefined;
}

/** The PATH with node_modules/.bin first, or without it: npm must not run on a Node.js that it is about to replace. */
function path({ withBin }) {
  const others = (process.env.PATH ?? '').split(delimiter).filter(folder => !/node_modules[\\/]\.bin[\\/]?$/.test(folder));
  return (withBin ? [bin, ...others] : others).join(delimiter);
}

function run(command, args, options) {
  const { status, error, stdout } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    encoding: 'utf8',
    shell: onWindows,
    ...options,
  });
  if (error) console.error(`${command} cannot be started: ${error.message}`);
  return { status: status ?? 1, stdout };
}

const reason = missing();
if (reason) {
  console.log(`npm ci (${reason})`);
  const { status, stdout } = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { ...process.env, PATH: path({ withBin: false }) },
  });
  if (status !== 0) {
    if (stdout) console.log(stdout);
    console.error('npm ci failed: see above. If package.json was changed by hand, run npm install once to renew package-lock.json.');
    process.exit(status);
  }
}

// What was compiled once is read again: a server is there in half the time.
const env = { NODE_COMPILE_CACHE: join(root, 'out', 'compiled'), ...process.env, PATH: path({ withBin: true }) };
const version = (run('node', ['-v'], { env, stdio: 'pipe' }).stdout ?? '').trim();
const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
if (major < 24 || (major === 24 && minor < 6)) {
  console.error(`Quarry needs Node.js 24.6 or newer, but found ${version || 'none'} (started by ${process.execPath}).`);
  console.error(
    'On Linux (x64, arm64) npm ci brings it along, unless optional packages are left out; elsewhere install it from https://nodejs.org.',
  );
  process.exit(1);
}

const [, , ...given] = process.argv;
const wantsBuilt = given[0] === '--built';
const script = wantsBuilt ? given.slice(1) : given;
if (wantsBuilt && run('node', ['scripts/build-rules.ts'], { env }).status === 0) {
  env.NODE_OPTIONS = [env.NODE_OPTIONS, '--conditions=built'].filter(Boolean).join(' ');
}

process.exit(run('node', script, { env }).status);
