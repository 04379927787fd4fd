import { selectAccount } from '../../accounts/index';
import { invalid, unreadableBody } from '../../api/index';
import { findUnconfirmed } from '../pure/findUnconfirmed';
import { validateWidget, type WidgetContent } from '../pure/validateWidget';
import type { OwnWidget } from '../store/selectOwnWidget';
import { contentOf } from './describeWidget';

/** Pages must be able to read what we publish, whatever we checked before: schemas grow. */
export function checkContent(widget: OwnWidget, content = contentOf(widget)): WidgetContent {
  const { errors } = validateWidget(widget.type, content);
  if (errors.length > 0) throw invalid(errors, unreadableBody);
  return content;
}

/** Nobody reads a legal text that the owner hasn't confirmed. [SMS-11, A-45] */
export async function checkLegal(
  sql: Parameters<typeof selectAccount>[0],
  accountId: number,
  content: WidgetContent & { type: string },
): Promise<void> {
  const account = await selectAccount(sql, accountId);
  const unconfirmed = findUnconfirmed(content.type, content, account?.isEuAffected === true);
  if (unconfirmed.length > 0) throw invalid(unconfirmed, unreadableBody);
}
