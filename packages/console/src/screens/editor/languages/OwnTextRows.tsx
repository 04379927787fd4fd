import type { ReactNode } from 'react';
import { copy } from '../../../copy/copy';
import type { OwnRow } from '../../../languages/listOwnRows';
import classes from './languages.module.css';
import { TextPair } from './TextPair';
import type { Written } from './Written';

const { editing: texts } = copy.languages;

/** The widget's own texts, each beside its translation. [OWN-07] */
export function OwnTextRows({ rows, ...written }: Written & { readonly rows: readonly OwnRow[] }): ReactNode {
  const { language, builtIn, valueAt, errorAt, onWrite } = written;
  return (
    <section className={classes['section']}>
      <h3 className={classes['title']}>{texts.own}</h3>
      {rows.length === 0 && <p className={classes['quiet']}>{texts.noOwn}</p>}
      {rows.map(({ place, label, original, builtIn: name, isLong }) => (
        <TextPair
          key={place}
          {...{ language, label, original, isLong }}
          value={valueAt('fields', place)}
          placeholder={name && builtIn?.texts[name]}
          error={errorAt('fields', place)}
          onChange={(value) => onWrite('fields', place, value)}
        />
      ))}
    </section>
  );
}
