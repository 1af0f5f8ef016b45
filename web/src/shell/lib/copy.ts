/** Copy text to the clipboard; without HTTPS only the old API works. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    const top = document.querySelector('dialog[open]') ?? document.body;
    top.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
