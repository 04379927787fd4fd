import { chooseLanguage } from '@beckon/contract';
import { type BuiltBootstrap, builtInTexts } from './buildBootstrap';
import { escapeScriptJson } from './escapeScriptJson';

/** The two letters of the languages that a page asks for, without repetitions and those that widgets don't speak. */
export function parseCodes(given: unknown): string[] {
  const codes = typeof given === 'string' ? given.split(',') : [];
  return [...new Set(codes)].filter((code) => /^[a-z]{2}$/.test(code) && chooseLanguage([code])).sort();
}

/** A module with every text of an account's widgets in some languages, and the code that puts the widgets into them. */
export function buildTextsModule(
  built: Pick<BuiltBootstrap, 'speak'> | undefined,
  codes: readonly string[],
  code: string,
): string {
  const speak = built?.speak ?? builtInTexts;
  const files = codes.flatMap((two) => {
    const language = chooseLanguage([two]);
    return language ? [[two, { language, ...speak(language) }] as const] : [];
  });
  return `const beckon=${escapeScriptJson({ files: Object.fromEntries(files) })};\n${code.trim()}\nexport const learn=beckon.learn;\n`;
}
