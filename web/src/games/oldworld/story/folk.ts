/** Who lives in the towns and in the country, by the names of their pictures. */

export const TOWN = ['clerk', 'merchant', 'innkeeper', 'guard', 'priestess', 'beggar', 'lady', 'gravedigger'] as const;
export const COUNTRY = ['hermit', 'farmer', 'herbwoman', 'woodcutter', 'huntsman', 'child', 'pilgrim'] as const;
