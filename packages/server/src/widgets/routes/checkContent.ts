import { findAccount } from '../../accounts/index';
import { cannotBeRead, invalid } from '../../api/index';
import { findUnconfirmed } from '../pure/findUnconfirmed';
import { validateWidget, type WidgetContent } from '../pure/validateWidget';
import type { OwnWidget } from '../store/findOwnWidget';
import { contentOf } from './tellWidget';

/** Pages must be able to read what we publish, whatever we checked before: schemas grow. */
export function checkContent(widget: OwnWidget, content = contentOf(widget)): WidgetContent {
  const { errors } = validateWidget(widget.type, content);
  if (errors.length > 0) throw invalid(errors, cannotBeRead);
  return content;
}

/** Nobody reads a legal text that the owner hasn't confirmed. [SMS-11, A-45] */
export async function checkLegal(
  sql: Parameters<typeof findAccount>[0],
  accountId: number,
  content: WidgetContent & { type: string },
): Promise<void> {
  const account = await findAccount(sql, accountId);
  const unconfirmed = findUnconfirmed(content.type, content, account?.isEuAffected === true);
  if (unconfirmed.length > 0) throw invalid(unconfirmed, cannotBeRead);
}
