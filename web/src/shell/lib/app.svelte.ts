/** The page as an installable app: its service worker, and the install prompt. */

import { place } from '../offline/place.svelte';

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
    this.serve();
  }

  /** The service worker opens the page without a network, too, where the engine is kept. Otherwise nothing passes
      through it. */
  serve(): void {
    const script = place.kept ? '/worker.js?engine' : '/worker.js';
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register(script).catch(() => undefined);
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const appShell = new AppShell();
