import type { Channel } from '@beckon/contract';
import { refusals } from '@beckon/contract';
import type { VisitorTexts } from '@beckon/contract/languages/english';
import type { WidgetType } from '../data/Draft';
import { typeSets } from '../fields/typeSets';

type Name = keyof VisitorTexts;
type Group = 'phone' | 'after' | 'messenger' | 'omnichat' | 'around';
type Kind = {
  type: WidgetType;
  channel: Channel;
  /** Whether the widget asks for a phone number. */
  asksPhone: boolean;
  /** Whether the account has a name. */
  isNamed: boolean;
};
type Part = { group: Group; names: readonly Name[]; isUsed: (kind: Kind) => boolean };

const isMessenger = ({ channel }: Kind): boolean => channel === 'fb';
const asksPhone = (kind: Kind): boolean => kind.asksPhone;
const isBubble = ({ type }: Kind): boolean => type === 'omnichat';
const hasMedia = ({ type }: Kind): boolean => typeSets.cards.some((one) => one === type);

/**
 * Which built-in texts a widget can show. Not here: texts that are fields of the widget, those that belong to its legal text, and those of
 * pages without a widget.
 * @internal
 */
export const textParts: readonly Part[] = [
  {
    group: 'phone',
    names: [
      ...(['phoneLabel', 'phoneCountry', 'phoneSearch', 'phoneNoCountry', 'phoneListFailed'] as const),
      ...(['phoneMissing', 'consentMissing', 'phoneBusy', 'phoneOffline'] as const),
      ...(Object.keys(refusals) as (keyof typeof refusals)[]),
    ],
    isUsed: asksPhone,
  },
  { group: 'after', names: ['success'], isUsed: ({ type }) => type === 'button' },
  {
    group: 'after',
    names: [
      ...(['savedTitle', 'savedText', 'confirmTitle', 'confirmText'] as const),
      ...(['morningText', 'confirmMorningText', 'confirmSoonText'] as const),
    ],
    isUsed: asksPhone,
  },
  { group: 'messenger', names: ['goToMessenger'], isUsed: isMessenger },
  {
    group: 'messenger',
    names: ['messengerConsent'],
    isUsed: (kind) => isMessenger(kind) && kind.isNamed,
  },
  {
    group: 'messenger',
    names: ['messengerConsentNameless'],
    isUsed: (kind) => isMessenger(kind) && !kind.isNamed,
  },
  {
    group: 'messenger',
    names: ['tickFirst', 'waiting', 'scanCode', 'askForCode', 'code'],
    isUsed: isMessenger,
  },
  { group: 'omnichat', names: ['channelSms', 'channelEmail', 'back', 'closeMessage'], isUsed: isBubble },
  { group: 'omnichat', names: ['smsPanel'], isUsed: (kind) => isBubble(kind) && kind.asksPhone },
  { group: 'around', names: ['close', 'poweredBy'], isUsed: () => true },
  { group: 'around', names: ['play', 'video', 'watchOnYoutube', 'watchOnVimeo'], isUsed: hasMedia },
];

/** The built-in texts that a widget can show, in groups. Pure. [OWN-07] */
export function listTextGroups(kind: Kind): { group: Group; names: readonly Name[] }[] {
  const used = textParts.filter(({ isUsed }) => isUsed(kind));
  return [...new Set(used.map(({ group }) => group))].map((group) => ({
    group,
    names: used.filter((part) => part.group === group).flatMap(({ names }) => names),
  }));
}
