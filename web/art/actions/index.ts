/** All parts that pictures of actions are made of. */

export * from './figure';
export * from './gear';
export * from './hand';
export * from './magic';
export * from './mind';
export * from './nature';
export * from './strikes';
