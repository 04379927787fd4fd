import type { Language } from '@beckon/contract';
import { en } from '@beckon/contract/languages/en';
import { fillPageName } from '@beckon/contract/languages/translateWidget';
import { type ReactNode, useRef } from 'react';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { FieldProblem } from '../../../data/ApiProblem';
import type { Draft, WidgetType } from '../../../data/Draft';
import { describeProblem } from '../../../data/describeProblem';
import { nameOfPanel } from '../../../draft/placeProblem';
import type { EditorField } from '../../../fields/EditorField';
import { valueAtPath } from '../../../fields/valueAtPath';
import {
  confirmedLegal,
  draftLegal,
  hasOwnPart,
  type LegalAccount,
  lawOf,
} from '../../../languages/draftLegal';
import { languagePath, parseTranslationPath } from '../../../languages/languagePath';
import { listOwnRows } from '../../../languages/listOwnRows';
import { listTextGroups } from '../../../languages/listTextGroups';
import { parseOwnTexts } from '../../../languages/parseOwnTexts';
import { useBuiltIn } from '../../../languages/useBuiltIn';
import { asksPhone } from '../../../rules/listUnconfirmed';
import { adopt } from '../../../style/adopt';
import panelClasses from '../panel.module.css';
import { useShowProblem } from '../useShowProblem';
import { BuiltInRows } from './BuiltInRows';
import { LanguageHead } from './LanguageHead';
import { LegalText } from './LegalText';
import sheet from './languages.module.css?inline';
import { OwnTextRows } from './OwnTextRows';
import type { Written } from './Written';

adopt(sheet);

const { editing: texts, names } = copy.languages;

interface LanguageEditorProps {
  readonly language: Language;
  readonly type: WidgetType;
  readonly draft: Draft;
  readonly fields: readonly EditorField[];
  readonly values: Readonly<Record<string, unknown>>;
  /** Without it the law isn't known, and nothing can be confirmed. */
  readonly account: LegalAccount | undefined;
  readonly problems: readonly FieldProblem[];
  readonly canEdit: boolean;
  readonly onChange: (path: string, value: unknown) => void;
}

/** A widget in one language, side by side with the texts that it has. [OWN-07, SMS-11, A-45] */
export function LanguageEditor(props: LanguageEditorProps): ReactNode {
  const { language, type, draft, fields, values, account, canEdit, onChange } = props;
  const { data: builtIn, isError } = useBuiltIn(language);
  const box = useRef<HTMLFieldSetElement>(null);
  useShowProblem(box);
  const asks = asksPhone(draft, values);
  const law = lawOf(account ?? {});
  const isNamed = Boolean(account?.pageName?.trim());
  const own = parseOwnTexts(draft, language);
  const confirmed = confirmedLegal(own, law);
  const saveLegal = (text: string): void =>
    onChange(languagePath(language, 'legalDraft'), text === confirmed ? undefined : text);
  const errorAt = (part: string, place: string): string | undefined => {
    const problem = props.problems.find(({ path }) => {
      const found = parseTranslationPath(path);
      const isHere = found?.language === language && found.part === part;
      // A legal text is one field, though the server may name a part of it.
      return isHere && (part === 'legal' || found.place === place);
    });
    return problem && describeProblem(copy.editor.this, problem);
  };
  const written: Written = {
    language,
    builtIn,
    valueAt: (part, place) => String(valueAtPath(draft, languagePath(language, part, place)) ?? ''),
    errorAt,
    onWrite: (part, place, value) => onChange(languagePath(language, part, place), value),
  };
  const confirmLegal = (text: string): void => {
    onChange(languagePath(language, 'legalDraft'), undefined);
    onChange(languagePath(language, 'legal'), { text, law });
  };
  return (
    <fieldset ref={box} className={panelClasses['panel']} disabled={!canEdit}>
      <legend className={panelClasses['legend']}>{nameOfPanel('languages')}</legend>
      <LanguageHead
        language={language}
        canRemove={valueAtPath(draft, languagePath(language)) !== undefined}
        onRemove={() => onChange(languagePath(language), undefined)}
      />
      {!canEdit && <p className={panelClasses['viewing']}>{copy.editor.readOnly}</p>}
      {isError && <p role="alert">{fill(texts.loadFailed, { language: names[language] })}</p>}
      <OwnTextRows {...written} rows={listOwnRows({ fields, values, draft })} />
      <BuiltInRows
        {...written}
        groups={listTextGroups({ type, channel: draft.channel, asksPhone: asks, isNamed })}
      />
      {asks && language !== 'en' && builtIn && account && (
        <LegalText
          language={language}
          original={fillPageName(draftLegal(en.legal, account, draft), account.pageName ?? '')}
          prepared={draftLegal(builtIn.legal, account, draft)}
          hasOwnPart={hasOwnPart(account, draft)}
          confirmed={confirmed}
          typed={own?.legalDraft}
          error={errorAt('legal', '')}
          onType={saveLegal}
          onConfirm={confirmLegal}
        />
      )}
    </fieldset>
  );
}
