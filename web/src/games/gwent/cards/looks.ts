/** What one sees on Gwent's cards, in words. */

import { Looks } from '../../../shell/lib/looks.svelte';

export const looks = new Looks('gwent');
