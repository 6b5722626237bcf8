import { registerSW } from 'virtual:pwa-register';
import { showToast } from '@/components/ui/toast-store';

/** Milliseconds between two looks for a new version, for a page that stays open. */
const interval = 60 * 60 * 1000;

/**
 * Registers the service worker, which keeps visited pages for when there is no network, and says when
 * the site has been updated under an open page. The page is never loaded again by itself.
 */
export function keepOffline(): void {
  // The same new version is reported when it is there and when it waits.
  let told = false;
  const update = registerSW({
    onNeedRefresh: async () => {
      if (told) return;
      told = true;
      // After a fresh load the page is new already, and only its worker was not.
      if (await isCurrent()) {
        await update(false);
        return;
      }
      showToast({
        tone: 'success',
        title: 'This site has been updated',
        description: 'Load it again to see the new version.',
        action: { label: 'Load again', run: loadAgain },
      });
    },
    // Nobody's page is loaded again but by `loadAgain`.
    onNeedReload: () => {},
    onRegisteredSW: (_url, registration) => {
      void keepThisPage();
      if (registration) setInterval(() => void registration.update().catch(() => {}), interval);
    },
    // Private windows refuse it, and the site is whole without it.
    onRegisterError: () => {},
  });

  function loadAgain() {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    void update();
  }
}

/** Whether this page is of the version that the host has now. */
async function isCurrent(): Promise<boolean> {
  const start = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  try {
    // With a query, so that no worker answers it.
    const answer = await fetch('/shell.html?now', { cache: 'no-store' });
    return start !== null && (await answer.text()).includes(new URL(start.src).pathname);
  } catch {
    return true;
  }
}

/** The first page came before the worker did. */
async function keepThisPage(): Promise<void> {
  try {
    const pages = await caches.open('pages');
    if (!(await pages.match(window.location.pathname))) await pages.add(window.location.pathname);
  } catch {
    // Storage is full or blocked: this page then needs the network.
  }
}
