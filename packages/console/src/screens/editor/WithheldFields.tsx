import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Draft, WidgetType } from '../../data/Draft';
import type { Mode } from '../../fields/EditorField';
import { fieldsFor, isShown } from '../../fields/fieldsFor';
import classes from './panel.module.css';

interface WithheldFieldsProps {
  readonly type: WidgetType;
  readonly draft: Draft;
  readonly values: Readonly<Record<string, unknown>>;
  readonly panel: string;
  readonly mode: Mode;
}

const texts = copy.editor.withheld;

/** Names what the panel doesn't offer because the account's way to Messenger doesn't use it. */
export function WithheldFields({ type, draft, values, panel, mode }: WithheldFieldsProps): ReactNode {
  const names = fieldsFor(type, draft.channel).flatMap((field) =>
    field.panel === panel && field.mode && field.mode !== mode && isShown(field, values, draft.data)
      ? [field.label]
      : [],
  );
  if (names.length === 0) return null;
  return (
    <p className={classes['quiet']} data-withheld>
      {fill(texts[mode], { list: names.join(', ') })} <Link href="/settings#messenger">{texts.change}</Link>
    </p>
  );
}
