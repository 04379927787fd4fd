import { type Language, lists } from '@beckon/contract';
import { languageNames } from '@beckon/contract/languages/languageNames';
import { Select } from '@beckon/controls/Select';
import type { ReactNode } from 'react';
import { copy } from '../../../copy/copy';
import classes from './languages.module.css';

interface LanguageSwitchProps {
  /** The language of the preview; without one it shows the texts as they are written. */
  readonly language: Language | undefined;
  /** Visitors always get one language, so there are no original texts to show. */
  readonly isSet: boolean;
  readonly onChange: (language: string) => void;
}

const { preview: texts } = copy.languages;
const original = { value: '', label: texts.original };
const spoken = lists.languages.map((language) => ({ value: language, label: languageNames[language] }));

/** The language that the preview speaks. [OWN-08] */
export function LanguageSwitch({ language, isSet, onChange }: LanguageSwitchProps): ReactNode {
  return (
    <Select
      className={classes['switch']}
      label={texts.label}
      hideLabel
      options={isSet ? spoken : [original, ...spoken]}
      value={language ?? ''}
      onChange={onChange}
    />
  );
}
