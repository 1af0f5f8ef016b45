/** Descriptions of the pictures on Gwent's cards. */

import { Looks } from '../../../shell/lib/looks.svelte';

export const looks = new Looks('gwent');
