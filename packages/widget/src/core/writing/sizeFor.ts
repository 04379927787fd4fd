import type { Account, Widget } from '@beckon/contract';

/** The requested size, in our terms or the plugin's: the widget's, or else the account's. [BOOT-02, CARD-07, DEF-21] */
export function sizeFor({ data: { main, setup } }: Widget, account: Account | undefined): string {
  return setup.buttonSize ?? main.buttonSize ?? account?.defaultSize ?? 'm';
}
