/** The part of the package `hyphen` that is used here; it brings no types of its own. */
declare module 'hyphen/*' {
  interface Options {
    minWordLength?: number;
    hyphenChar?: string;
  }
  const rules: { hyphenateSync(text: string, options?: Options): string };
  export default rules;
}
