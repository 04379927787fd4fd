import type { Language } from '@beckon/contract';
import { languageNames } from '@beckon/contract/languages/languageNames';
import { Button } from '@beckon/controls/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { copy } from '../../../copy/copy';
import { markLanguage, nameLanguage } from '../../../languages/nameLanguage';
import { usePanelAddress } from '../usePanelAddress';
import classes from './languages.module.css';

interface LanguageHeadProps {
  readonly language: Language;
  /** Whether the owner wrote or confirmed anything in it. */
  readonly canRemove: boolean;
  readonly onRemove: () => void;
}

const { editing: texts } = copy.languages;

/** The name of the open language, a link back to the list, and a button that removes the translation. [OWN-07] */
export function LanguageHead({ language, canRemove, onRemove }: LanguageHeadProps): ReactNode {
  const addressOf = usePanelAddress();
  const title = useRef<HTMLHeadingElement>(null);
  // The link that opened it is gone: keyboard and screen reader users continue here.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <div className={classes['head']}>
      <Link href={addressOf('languages', { language: '' })} replace className={classes['back']}>
        {texts.back}
      </Link>
      <h2 ref={title} tabIndex={-1}>
        {nameLanguage(language)}{' '}
        <span className={classes['quiet']} {...markLanguage(language)}>
          {languageNames[language]}
        </span>
      </h2>
      {canRemove && (
        <Button variant="ghost" size="s" onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
