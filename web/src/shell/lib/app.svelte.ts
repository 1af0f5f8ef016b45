/** The page as an app: its worker, and the way to install it. */

/** What Chromium offers before a page is installed; other browsers have a menu of their own. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

class AppShell {
  /** The browser would install the page now. */
  offer = $state.raw<InstallPrompt | null>(null);

  /** Begin once the page stands: nobody waits for it. */
  start(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (this.offer = null));
    // Plain addresses of a home network have no workers; the page does without.
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const appShell = new AppShell();
