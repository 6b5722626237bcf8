import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  // Without windows, the same engine needs half of the CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const runsAsRoot = process.platform === 'linux' && userInfo().uid === 0;

/** Without these flags Chromium sends requests to Google in the background, and does not start as root. */
export const browserFlags = [
  ...(runsAsRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function systems(): string | undefined {
  return systemBrowsers.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function installDebians() {
  console.log('No Chromium found: installing the package `chromium-headless-shell` of Debian.');
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update'], options);
  execFileSync(
    'apt-get',
    ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
    options,
  );
}

/** As root on Debian, a missing Chromium is installed. */
export function findBrowser(): string {
  const found = playwrightsOwn() ?? systems();
  if (found) return found;
  if (runsAsRoot && existsSync('/etc/debian_version')) {
    try {
      installDebians();
    } catch {
      // apt-get has printed the reason, and the error below names the remedy.
    }
  }
  const installed = systems();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium: run `npx playwright install chromium`, or install the package `chromium` or `chromium-headless-shell` of your system.',
  );
}
