/** The signs of Old World's page: our name for each, and the game-icons name behind it. */

export const OLDWORLD_SIGNS = {
  // Attributes
  combat: 'crossed-swords',
  defense: 'checked-shield',
  alchemy: 'standing-potion',
  specialty: 'charged-arrow',
  // What one has
  gold: 'two-coins',
  trophy: 'trophy-cup',
  shield: 'bordered-shield',
  potion: 'round-bottom-flask',
  life: 'hearts',
  cards: 'poker-hand',
  trail: 'paw-print',
  quest: 'scroll-quill',
  gear: 'knapsack',
  // What cards do
  damage: 'plain-dagger',
  draw: 'card-draw',
  takeBack: 'return-arrow',
  returnCard: 'backup',
  // What one does
  go: 'boots',
  fight: 'crossed-swords',
  meditate: 'campfire',
  explore: 'spyglass',
  poker: 'rolling-dices',
  rumours: 'talk',
  school: 'white-tower',
  exchange: 'swap-bag',
  alms: 'open-treasure-chest',
  bite: 'fangs',
  charge: 'bull-horns',
  map: 'treasure-map',
  whole: 'expand',
  here: 'position-marker',
  lock: 'padlock',
  claw: 'claw-slashes',
} as const;

export type OldWorldSign = keyof typeof OLDWORLD_SIGNS;
