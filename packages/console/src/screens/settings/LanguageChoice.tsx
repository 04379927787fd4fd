import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { type Language, languages } from '../../copy/language';
import { readLanguage, saveLanguage } from '../../copy/speak';
import { Segmented } from '../../parts/Segmented';
import classes from './settings.module.css';

const texts = copy.settings.language;
const options = Object.entries(languages);

/** The language of the console. Modules read their texts as they load, so another language needs a reload. [OWN-01] */
export function LanguageChoice(): ReactNode {
  const choose = (language: string): void => {
    saveLanguage(language as Language);
    window.location.reload();
  };
  return (
    <section className={classes['group']} aria-label={texts.title}>
      <div className={classes['words']}>
        <h2 className={classes['title']}>{texts.title}</h2>
        <p className={classes['lead']}>{texts.lead}</p>
      </div>
      <Segmented aria-label={texts.title} options={options} value={readLanguage()} onChange={choose} />
    </section>
  );
}
