import { consoleLanguageKey } from '@beckon/contract/data/consoleLanguageKey';

/** The language that was chosen for the console in this browser, or that the browser prefers. [OWN-23] */
export function sandboxLanguage(preferred = globalThis.navigator?.languages ?? []): 'en' | 'es' {
  const known = [readChoice(), ...preferred.map((tag) => tag.slice(0, 2))];
  return known.find((one) => one === 'en' || one === 'es') ?? 'en';
}

function readChoice(): string | undefined {
  try {
    return localStorage.getItem(consoleLanguageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
