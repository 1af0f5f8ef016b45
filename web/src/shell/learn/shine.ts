/** Highlight parts of the page; `more` is CSS that a game adds. Returns a function that removes the highlight. */

let number = 0;

export function shine(selector: string, more = ''): () => void {
  const name = `shine-${++number}`;
  const style = document.createElement('style');
  style.dataset['shine'] = selector;
  style.textContent = `:is(${selector}) { animation: ${name} 1.4s ease-in-out infinite; outline: 3px solid var(--lit); outline-offset: 3px; border-radius: 9px; ${more} }
    @keyframes ${name} { 50% { filter: brightness(1.35) drop-shadow(0 0 14px var(--amber-65b)); } }`;
  document.head.append(style);
  return () => style.remove();
}
