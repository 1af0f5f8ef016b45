/** Show an error in the server's words. */

import { toasts } from './toast.svelte';

export function showError(error: unknown): void {
  toasts.say(error instanceof Error ? error.message : String(error));
}
