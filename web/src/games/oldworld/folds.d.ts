/** Made by the build (text/folding.ts): long words of cards with the places where they may break. */
declare module 'virtual:oldworld-folds' {
  const folds: Partial<Record<string, Partial<Record<string, string>>>>;
  export default folds;
}
