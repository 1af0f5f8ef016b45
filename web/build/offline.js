// The page that is shown without a connection: in the reader's language, and gone as soon as the server answers.
const AGAIN_MS = 10_000;

function wanted() {
  try {
    return JSON.parse(localStorage.getItem('sevencats.settings') ?? '{}').lang ?? navigator.language;
  } catch {
    return navigator.language;
  }
}

const lang = String(wanted()).slice(0, 2);
const sections = [...document.querySelectorAll('section')];
const own = sections.find((section) => section.lang === lang) ?? sections[0];
for (const section of sections) section.hidden = section !== own;
document.documentElement.lang = own.lang;

async function tryAgain() {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload());
addEventListener('online', () => void tryAgain());
setInterval(() => void tryAgain(), AGAIN_MS);
