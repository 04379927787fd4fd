import { type Language, limits } from '@beckon/contract';
import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { Textarea } from '@beckon/controls/Textarea';
import type { ReactNode } from 'react';
import { Tag } from '../../../components/Tag';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { canConfirm } from '../../../languages/draftLegal';
import { markLanguage } from '../../../languages/nameLanguage';
import classes from './languages.module.css';

interface LegalTextProps {
  readonly language: Language;
  /** The notice as English visitors read it. */
  readonly original: string;
  /** A translation to start with. */
  readonly prepared: string;
  /** It has sentences that the owner wrote, as they were written. */
  readonly hasOwnPart: boolean;
  /** What the owner confirmed, for the law that applies. */
  readonly confirmed: string | undefined;
  /** What the owner changed since. */
  readonly typed: string | undefined;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onConfirm: (text: string) => void;
}

const texts = copy.languages.legal;

/** The legal text in another language. Visitors read it once the owner has confirmed exactly these words. [SMS-11, A-45] */
export function LegalText(props: LegalTextProps): ReactNode {
  const { language, original, prepared, confirmed, typed, error, onType, onConfirm } = props;
  const shown = typed ?? confirmed ?? prepared;
  const isConfirmed = confirmed !== undefined && typed === undefined;
  const isComplete = canConfirm(shown);
  const label = fill(copy.languages.editing.inLanguage, {
    label: texts.label,
    language: copy.languages.names[language],
  });
  return (
    <section className={classes['section']} data-legal>
      <h3 className={classes['title']}>{texts.title}</h3>
      <div className={classes['pair']}>
        <p className={classes['original']} {...markLanguage('en')}>
          {original}
        </p>
        <Field
          label={label}
          hideLabel
          hint={props.hasOwnPart ? `${texts.help} ${texts.ownPart}` : texts.help}
          error={isComplete ? error : texts.incomplete}
        >
          {(input) => (
            <Textarea
              {...input}
              {...markLanguage(language)}
              maxLength={limits.textCharacters}
              value={shown}
              onChange={onType}
            />
          )}
        </Field>
      </div>
      <div className={classes['ways']}>
        <Button
          size="s"
          variant={isConfirmed ? 'secondary' : 'primary'}
          disabled={isConfirmed || !isComplete}
          onClick={() => onConfirm(shown.trim())}
        >
          {texts.confirm}
        </Button>
        <span role="status">
          {isConfirmed && <Tag tone="good">{texts.confirmed}</Tag>}
          {!isConfirmed && typed !== undefined && <span className={classes['quiet']}>{texts.changed}</span>}
        </span>
      </div>
    </section>
  );
}
