import { type LanguageFiles, learnLanguages } from '../../edge/learnLanguages';
import type { LanguageModule } from '../../edge/loadLanguages';

declare const beckon: { files: LanguageFiles; learn?: LanguageModule['learn'] };
beckon.learn = (widgets, around) => learnLanguages(widgets, beckon.files, around);
