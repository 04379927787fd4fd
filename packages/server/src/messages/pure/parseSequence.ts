import { messengerLimits } from './messengerLimits';
import { parseWait } from './parseWait';

/** One message of a follow-up, and how long after the opt-in it is due. */
export type SequenceStep = { text: string; afterMs: number };

const separator = /^-{3,}[ \t]*(?:(\d{1,4})[ \t]*([a-z]+))?[ \t]*$/im;
const groupsPerSeparator = 3;

/**
 * The messages of `actions.sequence`: separated by a line of hyphens, which may contain a wait (`--- 2 hours`). [OWN-22, ENT-14]
 */
export function parseSequence(sequence: string): SequenceStep[] {
  // Between two texts is what the separator caught: an amount and a unit.
  const parts = sequence.split(separator);
  const steps: SequenceStep[] = [];
  let afterMs = 0;
  for (let at = 0; at < parts.length; at += groupsPerSeparator) {
    if (at > 0) afterMs += parseWait(parts[at - 2], parts[at - 1] ?? '');
    const text = parts[at]?.trim() ?? '';
    if (text !== '') steps.push({ text, afterMs });
  }
  return steps.slice(0, messengerLimits.sequenceMessages);
}
