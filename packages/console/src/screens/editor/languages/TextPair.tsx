import { type Language, limits } from '@beckon/contract';
import { Field } from '@beckon/controls/Field';
import { Textarea } from '@beckon/controls/Textarea';
import { TextInput } from '@beckon/controls/TextInput';
import type { ReactNode } from 'react';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { markLanguage } from '../../../languages/nameLanguage';
import classes from './languages.module.css';

interface TextPairProps {
  readonly language: Language;
  /** What the text is called. */
  readonly label: string;
  readonly original: string;
  /** The original is one of ours, in English, and says itself what it is. */
  readonly isBuiltIn?: boolean;
  readonly isLong: boolean;
  readonly value: string;
  /** What visitors read while nothing is written. */
  readonly placeholder: string | undefined;
  readonly error: string | undefined;
  /** `undefined` if the field was emptied. */
  readonly onChange: (value: string | undefined) => void;
}

/** A text, and beside it the same in another language. [OWN-07] */
export function TextPair(props: TextPairProps): ReactNode {
  const { language, label, original, isBuiltIn = false, isLong, value, placeholder, error } = props;
  const name = fill(copy.languages.editing.inLanguage, { label, language: copy.languages.names[language] });
  const Input = isLong ? Textarea : TextInput;
  return (
    <div className={classes['pair']}>
      <p className={classes['original']} {...(isBuiltIn ? markLanguage('en') : { dir: 'auto' })}>
        {!isBuiltIn && <span className={classes['label']}>{label}</span>}
        {original}
      </p>
      <Field label={name} hideLabel error={error} required={false}>
        {(input) => (
          <Input
            {...input}
            {...markLanguage(language)}
            maxLength={limits.textCharacters}
            placeholder={placeholder}
            value={value}
            onChange={(next: string) => props.onChange(next === '' ? undefined : next)}
          />
        )}
      </Field>
    </div>
  );
}
