import type { SandboxAction as Action, SandboxTap as Tap } from '@beckon/contract';
import { Button } from '@beckon/controls/Button';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AppProps } from './AppProps';
import { Avatar } from './Avatar';
import { Composer } from './Composer';
import { Empty } from './Empty';
import { messengerPath } from './icons';
import classes from './Messenger.module.css';
import text from './Messenger.module.css?inline';
import { newVisitor } from './newVisitor';
import { threadOf } from './SandboxState';
import { sandboxTexts } from './sandboxTexts';
import { sendAction } from './sendAction';
import { Thread } from './Thread';
import { VisitorPicker } from './VisitorPicker';
import { whyNotSend } from './whyNotSend';

const sheet = createSheet(text);

/** A visitor's messenger, with the thread of the account's page in it. */
export function Messenger({ state, dispatch, address }: AppProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const [error, setError] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  useSheet(box, sheet);
  const { account, chosen, drafts, isReady, link, ref } = state;
  const visitor = chosen.messenger;
  const thread = threadOf(state, 'messenger');
  const hasThread = thread.length > 0;
  const send = (act: Action): Promise<string | undefined> => sendAction(address, act);

  // A visitor who already has a thread with the page goes straight to it, and the page receives the link.
  // Get Started sends the link itself, and its message may arrive before its response.
  useEffect(() => {
    if (!isReady || !hasThread || isStarting || ref === undefined || visitor === undefined) return;
    dispatch({ type: 'refUsed' });
    void sendAction(address, { channel: 'messenger', visitor, act: 'referral', ref }).then(setError);
  }, [isReady, hasThread, isStarting, ref, visitor, address, dispatch]);

  const tap = async (one: Tap): Promise<void> => {
    if (visitor === undefined || one.kind === 'link') return;
    const { kind: act, title, payload } = one;
    setError(await send({ channel: 'messenger', visitor, act, title, payload }));
  };
  const getStarted = async (): Promise<void> => {
    if (visitor === undefined) return;
    setStarting(true);
    const trouble = await send({ channel: 'messenger', visitor, act: 'getStarted', ref });
    setStarting(false);
    setError(trouble);
    if (trouble === undefined) dispatch({ type: 'refUsed' });
  };
  const begin = (): void =>
    dispatch({ type: 'chose', channel: 'messenger', visitor: newVisitor('messenger') });
  const write = async (words: string): Promise<string | undefined> =>
    visitor === undefined
      ? undefined
      : await send({ channel: 'messenger', visitor, act: 'text', text: words });
  return (
    <section ref={box} className={classes['app']} aria-label={sandboxTexts.messenger} data-app="messenger">
      <VisitorPicker state={state} dispatch={dispatch} onNew={begin} />
      <div className={classes['window']}>
        <div className={classes['head']}>
          <Avatar name={account?.name ?? ''} tone="small" />
          <div>
            <strong className={classes['name']}>{account?.name}</strong>
            <span className={classes['kind']}>{sandboxTexts.pageKind}</span>
          </div>
        </div>
        {hasThread && (
          <Thread messages={thread} label={sandboxTexts.messenger} tone="messenger" onTap={tap} />
        )}
        {isReady && !hasThread && visitor !== undefined && (
          <div className={classes['welcome']}>
            <Avatar name={account?.name ?? ''} tone="portrait" />
            <strong className={classes['pageName']}>{account?.name}</strong>
            <span className={classes['kind']}>{sandboxTexts.pageKind}</span>
            <p className={classes['words']}>{sandboxTexts.welcome(account?.name ?? '')}</p>
            {ref !== undefined && (
              <p className={classes['ref']}>
                {sandboxTexts.fromLink} <code>{ref}</code>
              </p>
            )}
          </div>
        )}
        {isReady && visitor === undefined && (
          <Empty
            icon={messengerPath}
            title={sandboxTexts.emptyMessenger}
            help={sandboxTexts.emptyMessengerHelp(account?.name ?? '')}
          >
            <Button variant="secondary" size="s" onClick={begin}>
              {sandboxTexts.startAs}
            </Button>
          </Empty>
        )}
        <p role="alert" className={classes['error']}>
          {error}
        </p>
        {isReady && !hasThread && visitor !== undefined ? (
          <div className={classes['start']}>
            <Button
              wide
              size="l"
              data-act="getStarted"
              loading={isStarting}
              disabled={link !== 'live'}
              onClick={getStarted}
            >
              {sandboxTexts.getStarted}
            </Button>
          </div>
        ) : (
          <Composer
            label={sandboxTexts.write}
            tone="messenger"
            value={drafts.messenger}
            obstacle={whyNotSend(state, 'messenger')}
            onChange={(words) => dispatch({ type: 'drafted', channel: 'messenger', text: words })}
            send={write}
          />
        )}
      </div>
    </section>
  );
}
