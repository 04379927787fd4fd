import { parseSequence } from '../../messages/pure/index';
import { findSmsProvider } from '../../providers/pure/index';
import { countParts } from './countParts';
import { smsTexts } from './smsTexts';

/** One text to queue: its words, how long after the opt-in, and its number of segments. */
export type PlannedText = { text: string; afterMs: number; parts: number };

type Sender = { pageName: string; supportContact: string; isEuAffected?: boolean; smsProvider?: string };

const wayOut = ' Reply STOP to cancel.';
/** Ten segments. */
const usualMost = 1530;

/**
 * What a new number is texted: the widget's sequence, or our own words if it has none; an owner who emptied it wants
 * nothing sent. The first text always says how to stop. Cuts what the account's provider would reject. [OWN-22, ENT-14, A-76]
 */
export function planSmsFollowUp(sequence: string | undefined, sender: Sender): PlannedText[] {
  const steps = parseSequence(sequence ?? smsTexts.welcome(sender));
  const provider = findSmsProvider(sender.smsProvider ?? '');
  const mostCharacters = Math.min(usualMost, provider?.mostCharacters ?? usualMost);
  return steps.map(({ text, afterMs }, index) => {
    const cut = text.slice(0, mostCharacters - wayOut.length);
    const whole = index === 0 && !/\bstop\b/i.test(cut) ? cut + wayOut : cut;
    return { text: whole, afterMs, parts: countParts(whole) };
  });
}
