import type { Account, Widget } from '@beckon/contract';

/** The size that is asked for, in our words or the plugin's: the widget's own, else the account's. [BOOT-02, CARD-07, DEF-21] */
export function sizeFor({ data: { main, setup } }: Widget, account: Account | undefined): string {
  return setup.buttonSize ?? main.buttonSize ?? account?.defaultSize ?? 'm';
}
