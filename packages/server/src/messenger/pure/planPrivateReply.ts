import type { OtherWidget } from '@beckon/contract';
import { messengerLimits, parseWait } from '../../messages/pure/index';
import { buildMessage } from './buildSendRequest';
import { buildWidgetRef } from './buildWidgetRef';
import type { CommentEvent } from './MessengerEvent';
import { parseMessengerText } from './parseMessengerText';

/** The private reply to a comment and when it is due, or why there is none. */
export type PrivateReply =
  | { ok: true; message: Record<string, unknown>; dueAtMs: number }
  | { ok: false; reason: 'no_text' | 'too_late' };

/**
 * Replies to a comment with the owner's words, after the delay that they chose; its button makes the person a subscriber.
 * The platform allows one reply, within a week. [ENT-20, DEF-27, DEF-04]
 */
export function planPrivateReply(other: OtherWidget, comment: CommentEvent, nowMs: number): PrivateReply {
  const { actions, setup, feed_comment_settings: settings, feed_comment_welcome: welcome } = other.data;
  const { text, buttons } = parseMessengerText(welcome.text);
  if (text === '') return { ok: false, reason: 'no_text' };
  const [unit, amount] = settings.reply_delay;
  const delayMs = Math.min(parseWait(amount, unit), messengerLimits.mostReplyDelayMs);
  if (nowMs - comment.atMs > messengerLimits.mostReplyDelayMs) return { ok: false, reason: 'too_late' };
  const payload = buildWidgetRef({ widgetId: Number(other.widget_id), name: setup.ref });
  const subscribe = actions.opt_in_text === '' ? [] : [{ title: actions.opt_in_text, payload }];
  const all = [...buttons, ...subscribe].slice(0, messengerLimits.buttons);
  const message = buildMessage({ text, buttons: all });
  return { ok: true, message, dueAtMs: Math.max(nowMs, comment.atMs + delayMs) };
}
