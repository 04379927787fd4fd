import { afterOptIn, texts } from '@beckon/contract';
import type { StoredWidget } from '../../accounts/pure/index';
import type { TextTimes } from '../../sms/pure/index';

/** What follows an opt-in. */
type FollowUp = {
  /** Whether we can send a text. */
  hasSender: boolean;
  /** Whether one of the owner's systems hears about it, and may send one itself. */
  isHandedOn: boolean;
  /** Whether a YES is required first. */
  isDouble: boolean;
  /** What the text waits for. */
  wait: TextTimes['wait'];
  widget: Pick<StoredWidget, 'data'>;
};

type Words = { title?: string; desc?: string };

/** The words after an opt-in; nothing if the owner's fit. [SMS-03, OWN-13, OWN-22] */
export function describeAfterOptIn({
  hasSender,
  isHandedOn,
  isDouble,
  wait,
  widget,
}: FollowUp): Words | undefined {
  if (!hasSender) return isHandedOn && !isDouble ? undefined : afterOptIn.saved;
  if (wait === 'morning') return isDouble ? afterOptIn.confirmMorning : afterOptIn.morning;
  // It may be noon where the visitor is, so we can't say when.
  if (wait === 'somewhere') return isDouble ? afterOptIn.confirmSoon : afterOptIn.saved;
  return isDouble ? askForYes(widget) : undefined;
}

/** Replaces words that the owner left unchanged: an owner who wrote others knows that a YES is required. */
function askForYes({ data }: Pick<StoredWidget, 'data'>): Words | undefined {
  const { title = texts.submittedTitle, desc = texts.submittedText } = (data['submitted'] ?? {}) as Words;
  const { confirm } = afterOptIn;
  const words = {
    ...(title === texts.submittedTitle && { title: confirm.title }),
    ...(desc === texts.submittedText && { desc: confirm.desc }),
  };
  return Object.keys(words).length > 0 ? words : undefined;
}
