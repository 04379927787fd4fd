import { type Language, lists } from '@beckon/contract';
import { languageNames } from '@beckon/contract/languages/languageNames';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Tag } from '../../../components/Tag';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { Draft } from '../../../data/Draft';
import type { EditorField } from '../../../fields/EditorField';
import { type LegalAccount, lawOf } from '../../../languages/draftLegal';
import { listOwnRows } from '../../../languages/listOwnRows';
import { markLanguage, nameLanguage } from '../../../languages/nameLanguage';
import { parseLanguageSetting, parseOwnTexts } from '../../../languages/parseOwnTexts';
import { type LanguageState, stateOf } from '../../../languages/stateOf';
import { asksPhone } from '../../../rules/listUnconfirmed';
import { adopt } from '../../../style/adopt';
import { usePanelAddress } from '../usePanelAddress';
import classes from './languages.module.css';
import sheet from './languages.module.css?inline';

adopt(sheet);

interface LanguageListProps {
  readonly draft: Draft;
  readonly fields: readonly EditorField[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly account: LegalAccount | undefined;
  /** The language that was open before: keyboard users continue there. */
  readonly last: Language | undefined;
}

const { list: texts, states } = copy.languages;

/** The languages of a widget, each with how far it's translated. [OWN-07, SMS-11] */
export function LanguageList({ draft, fields, values, account, last }: LanguageListProps): ReactNode {
  const addressOf = usePanelAddress();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus();
  }, []);
  const rows = listOwnRows({ fields, values, draft });
  const asked = { rows, law: lawOf(account ?? {}), asksPhone: Boolean(account) && asksPhone(draft, values) };
  const setting = parseLanguageSetting(draft);
  return (
    <section className={classes['section']}>
      <h2 className={classes['title']}>{texts.title}</h2>
      <p className={classes['quiet']}>{texts.text}</p>
      {asked.asksPhone && <p className={classes['quiet']}>{texts.legal}</p>}
      <ul className={classes['list']}>
        {lists.languages.map((language) => (
          <li key={language} data-language={language}>
            <Link
              href={addressOf('languages', { language })}
              replace
              className={classes['language']}
              ref={language === last ? link : undefined}
            >
              <span className={classes['name']}>
                {nameLanguage(language)}
                {languageNames[language] !== nameLanguage(language) && (
                  <>
                    {' '}
                    <span className={classes['quiet']} {...markLanguage(language)}>
                      {languageNames[language]}
                    </span>
                  </>
                )}
              </span>
              <Marks
                {...stateOf({
                  ...asked,
                  language,
                  own: parseOwnTexts(draft, language),
                  isSet: language === setting,
                })}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marks({ texts: written, legal }: LanguageState): ReactNode {
  const isWhole = written.kind === 'translated' && written.done === written.all;
  return (
    <>
      <Tag tone={isWhole ? 'good' : 'quiet'}>{describeTexts(written)}</Tag>
      {legal === 'confirmed' && <Tag tone="good">{states.confirmed}</Tag>}
      {(legal === 'open' || legal === 'due') && (
        <Tag tone={legal === 'due' ? 'warn' : 'quiet'}>{states.unconfirmed}</Tag>
      )}
    </>
  );
}

function describeTexts(written: LanguageState['texts']): string {
  if (written.kind === 'translated') return fill(states.translated, written);
  return written.kind === 'replaced' ? fill(states.replaced, written) : states.builtIn;
}
