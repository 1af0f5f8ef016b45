export function sourcesDigest(): string;
export function upToDate(): boolean;
