import { lists } from '@beckon/contract';
import { languageNames } from '@beckon/contract/languages/languageNames';
import { Select } from '@beckon/controls/Select';
import type { ReactNode } from 'react';
import { copy } from '../../../copy/copy';
import type { FieldInputProps } from './FieldInputProps';

const automatic = { value: '', label: copy.languages.setting.automatic };
const options = [
  automatic,
  ...lists.languages.map((language) => ({ value: language, label: languageNames[language] })),
];

/** The language that visitors always get; unset, it's that of their page or browser. [OWN-07] */
export function LanguageInput({ field: { label }, value, onChange, error }: FieldInputProps): ReactNode {
  return (
    <Select
      label={label}
      error={error}
      options={options}
      value={typeof value === 'string' ? value : ''}
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
  );
}
