import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Mode } from '../../fields/EditorField';
import { fieldsFor, isShown } from '../../fields/fieldsFor';
import type { Draft, WidgetType } from '../../preview/Draft';
import classes from './panel.module.css';

interface WithheldFieldsProps {
  readonly type: WidgetType;
  readonly draft: Draft;
  readonly values: Readonly<Record<string, unknown>>;
  readonly panel: string;
  readonly mode: Mode;
}

const reasons: Record<Mode, string> = {
  link: 'Your widgets open Messenger with links, so these settings of the plugin don’t apply:',
  plugin: 'Your widgets use Messenger’s plugin, so these settings of links don’t apply:',
};

/** Names what the panel doesn't offer because the account's way into Messenger has no use for it. */
export function WithheldFields({ type, draft, values, panel, mode }: WithheldFieldsProps): ReactNode {
  const names = fieldsFor(type, draft.channel).flatMap((field) =>
    field.panel === panel && field.mode && field.mode !== mode && isShown(field, values, draft.data)
      ? [field.label]
      : [],
  );
  if (names.length === 0) return null;
  return (
    <p className={classes['quiet']} data-withheld>
      {reasons[mode]} {names.join(', ')}. <Link href="/settings#messenger">Change in settings</Link>
    </p>
  );
}
