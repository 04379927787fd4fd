import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { AppProps } from './AppProps';
import { Avatar } from './Avatar';
import { Composer } from './Composer';
import { Empty } from './Empty';
import { formatNumber } from './formatNumber';
import { smsPath } from './icons';
import { newVisitor } from './newVisitor';
import classes from './Phone.module.css';
import text from './Phone.module.css?inline';
import { PhonePicker } from './PhonePicker';
import { threadOf } from './SandboxState';
import { StatusBar } from './StatusBar';
import { sandboxTexts } from './sandboxTexts';
import { sendAction } from './sendAction';
import { Thread } from './Thread';
import { whyNotSend } from './whyNotSend';

const sheet = createSheet(text);

/** A phone with a choice of whose it is; it shows what the account texts, and sends what is typed. */
export function Phone({ state, dispatch, address }: AppProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  useSheet(box, sheet);
  const { account, chosen, drafts, isReady } = state;
  const visitor = chosen.sms;
  const thread = threadOf(state, 'sms');
  const send = async (words: string): Promise<string | undefined> => {
    // A visitor who just starts typing gets a phone too.
    const from = visitor ?? newVisitor('sms');
    if (visitor === undefined) dispatch({ type: 'chose', channel: 'sms', visitor: from });
    return await sendAction(address, { channel: 'sms', visitor: from, text: words });
  };
  return (
    <section ref={box} className={classes['app']} aria-label={sandboxTexts.sms} data-app="sms">
      <PhonePicker state={state} dispatch={dispatch} />
      <div className={classes['handset']}>
        <div className={classes['screen']}>
          <StatusBar />
          <div className={classes['head']}>
            <Avatar name={account?.name ?? ''} tone="plain" />
            <strong className={classes['name']}>{account?.name}</strong>
            <span className={classes['number']}>
              {account && (account.phone ? formatNumber(account.phone) : sandboxTexts.noNumber)}
            </span>
          </div>
          {thread.length > 0 ? (
            <Thread messages={thread} label={sandboxTexts.sms} tone="sms" />
          ) : (
            isReady && <Empty icon={smsPath} {...emptyWords(visitor !== undefined, account?.name ?? '')} />
          )}
          <Composer
            label={sandboxTexts.textMessage}
            tone="sms"
            value={drafts.sms}
            obstacle={whyNotSend(state, 'sms')}
            onChange={(words) => dispatch({ type: 'drafted', channel: 'sms', text: words })}
            send={send}
          />
        </div>
      </div>
    </section>
  );
}

const emptyWords = (isSomebody: boolean, owner: string) =>
  isSomebody
    ? { title: sandboxTexts.freshSms, help: sandboxTexts.freshSmsHelp(owner) }
    : { title: sandboxTexts.emptySms, help: sandboxTexts.emptySmsHelp(owner), leadsToSites: true };
