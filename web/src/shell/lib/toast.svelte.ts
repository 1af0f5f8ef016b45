/** Short notices that go away by themselves. */

class Toasts {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say something; nothing to say says nothing. */
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
