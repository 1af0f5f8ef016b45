/** Say what went wrong, in the server's words. */

import { toasts } from '../../lib/toast.svelte';

export function tell(error: unknown): void {
  toasts.say(error instanceof Error ? error.message : String(error));
}
