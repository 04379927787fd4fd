export type { Language } from '../widget/Widget';
export { allLanguages } from './allLanguages';
export { buildLanguageFile, type LanguageFile } from './buildLanguageFile';
export { english, type VisitorTexts } from './english';
export { Languages, OwnTexts } from './Languages';
export type { LanguageTexts, LegalTemplates } from './LanguageTexts';
export { languageNames } from './languageNames';
export { type TranslatedField, translatedFields } from './translatedFields';
export { fillPageName, translateWidget, type WidgetTexts } from './translateWidget';
