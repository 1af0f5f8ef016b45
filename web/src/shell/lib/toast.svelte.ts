/** Short notices that disappear by themselves. */

class Toasts {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a notice; does nothing for an empty text. */
  say(text: string): void {
    if (!text) return;
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => {
      this.text = '';
    }, 5000);
  }
}

export const toasts = new Toasts();
