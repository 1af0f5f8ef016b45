/** The page as an installable app: its service worker, and the install prompt. */

/** Chromium's install prompt; other browsers have their own menu item. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

class AppShell {
  /** The browser offers to install the page. */
  offer = $state.raw<InstallPrompt | null>(null);
  /** A part of the page could not be loaded: there is no connection, or a newer page was published. */
  incomplete = $state(false);

  /** Register after the first render, so that nothing waits for it. */
  start(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (this.offer = null));
    addEventListener('vite:preloadError', () => (this.incomplete = true));
    // Service workers need HTTPS; on plain home networks the page works without.
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const appShell = new AppShell();
