/** Put text on the clipboard; plain addresses of a home network have only the old way. */

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
