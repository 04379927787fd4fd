import type { ReactNode } from 'react';
import { Segmented } from '../../../components/Segmented';
import { copy } from '../../../copy/copy';
import { type Language, languages } from '../../../copy/language';
import { readLanguage, saveLanguage } from '../../../data/readLanguage';
import { SettingsSection } from '../SettingsSection';

const texts = copy.settings.language;
const options = Object.entries(languages);

/** The language of the console. Modules read their texts as they load, so another language needs a reload. [OWN-01] */
export function LanguageChoice(): ReactNode {
  const choose = (language: string): void => {
    saveLanguage(language as Language);
    window.location.reload();
  };
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Segmented aria-label={texts.title} options={options} value={readLanguage()} onChange={choose} />
    </SettingsSection>
  );
}
