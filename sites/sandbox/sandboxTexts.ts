import { englishTexts, type SandboxTexts } from './englishTexts';
import { sandboxLanguage } from './sandboxLanguage';
import { spanishTexts } from './spanishTexts';

/** Every text of the sandbox, in the console's language. [OWN-23] */
export const sandboxTexts: SandboxTexts = sandboxLanguage() === 'es' ? spanishTexts : englishTexts;
