import type { Account, StoredWidget } from '../../accounts/pure/index';
import type { Notice } from '../../consents/pure/index';
import { buildBootstrap } from './buildBootstrap';

/** The notice that a visitor most likely read: in the language of the visit, else in the one that the widget always speaks. [SMS-11] */
export function pickNotice(account: Account, widget: StoredWidget, visited = ''): Notice | undefined {
  const { notices } = buildBootstrap(account, [widget]);
  const { language: always } = (widget.data['setup'] ?? {}) as { language?: unknown };
  const spoken = visited || always;
  return notices.find(({ language }) => language !== undefined && language === spoken) ?? notices[0];
}
