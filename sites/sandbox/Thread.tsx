import type { SandboxMessage as Message, SandboxTap as Tap } from '@beckon/contract';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Bubble } from './Bubble';
import classes from './Thread.module.css';
import text from './Thread.module.css?inline';

const sheet = createSheet(text);
const pauseMs = 10 * 60_000;

type ThreadProps = {
  messages: readonly Message[];
  label: string;
  tone: 'sms' | 'messenger';
  onTap?: (tap: Tap) => void;
};

/** The messages of one conversation, the last in view. */
export function Thread({ messages, label, tone, onTap }: ThreadProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useSheet(list, sheet);
  const last = messages.at(-1);
  useLayoutEffect(() => {
    if (last) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
    <ol ref={list} className={classes['thread']} data-tone={tone} aria-label={label} tabIndex={0}>
      {messages.map((message, at) => {
        const [before, after] = [messages[at - 1], messages[at + 1]];
        const afterPause = !before || message.atMs - before.atMs > pauseMs;
        return (
          <li
            key={message.id}
            className={joinNames(classes['row'], classes[message.from])}
            data-from={message.from}
            data-follows={(!afterPause && before?.from === message.from) || undefined}
          >
            {afterPause && <Moment atMs={message.atMs} />}
            <Bubble message={message} isLast={!after} onTap={onTap} />
          </li>
        );
      })}
    </ol>
  );
}

const sameDay = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const otherDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Moment({ atMs }: { atMs: number }): ReactNode {
  const date = new Date(atMs);
  const isToday = date.toDateString() === new Date().toDateString();
  return (
    <time className={classes['moment']} dateTime={date.toISOString()}>
      {(isToday ? sameDay : otherDay).format(date)}
    </time>
  );
}
