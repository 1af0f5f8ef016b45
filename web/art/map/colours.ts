/** Quiet tones of the ground: marks must stand out from it. */

export const C = {
  sea: ['#4d7c82', '#588a8d', '#679a99', '#7baba5', '#94bdb1'],
  foam: '#dfe9d6',
  land: '#dfcb9c',
  beach: '#efe2bf',
  wood: '#b3b583',
  wood2: '#a3aa76',
  rock: '#d0c3a2',
  rock2: '#c6b899',
  marsh: '#bcc59b',
  gold: '#e6cd8c',
  snow: '#ebe5d4',
  sand: '#f0d394',
  ink: '#4a3826',
  road: '#f4e8c8',
  hoof: '#7d5f3f',
} as const;
