import { english } from '@beckon/contract/languages/english';
import type { ReactNode } from 'react';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { listTextGroups } from '../../../languages/listTextGroups';
import classes from './languages.module.css';
import { TextPair } from './TextPair';
import type { Written } from './Written';

/** A built-in text of this length or more gets several lines. */
const longCharacters = 48;
const { editing: texts } = copy.languages;

interface BuiltInRowsProps extends Written {
  readonly groups: ReturnType<typeof listTextGroups>;
}

/** The texts that come with the widget, in groups; what's written replaces them. [OWN-07] */
export function BuiltInRows({ groups, ...written }: BuiltInRowsProps): ReactNode {
  const { language, builtIn, valueAt, errorAt, onWrite } = written;
  return (
    <details className={classes['more']} data-built-in>
      <summary>{texts.builtIn}</summary>
      <div className={classes['inside']}>
        <p className={classes['quiet']}>{texts.builtInHelp}</p>
        {groups.map(({ group, names }) => (
          <section key={group} className={classes['section']}>
            <h3 className={classes['title']}>{texts.groups[group]}</h3>
            {names.map((name) => (
              <TextPair
                key={name}
                isBuiltIn
                language={language}
                label={fill(texts.quoted, { text: english[name] })}
                original={english[name]}
                isLong={english[name].length >= longCharacters}
                value={valueAt('texts', name)}
                placeholder={builtIn?.texts[name]}
                error={errorAt('texts', name)}
                onChange={(value) => onWrite('texts', name, value)}
              />
            ))}
          </section>
        ))}
      </div>
    </details>
  );
}
