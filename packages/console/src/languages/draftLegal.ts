import type { en } from '@beckon/contract/languages/en';
import { OwnTexts } from '@beckon/contract/languages/Languages';
import * as v from 'valibot';
import type { Api } from '../data/Api';
import type { Draft } from '../data/Draft';
import { valueAtPath } from '../fields/valueAtPath';

/** What of an account belongs to a legal text. */
export type LegalAccount = Partial<Pick<Api['settings'], 'pageName' | 'isEuAffected' | 'smsLegalExtra'>>;
export type Law = NonNullable<OwnTexts['legal']>['law'];

/** The law under which an account asks for consent. */
export function lawOf({ isEuAffected }: LegalAccount): Law {
  return isEuAffected === true ? 'eu' : 'us';
}

/** The legal text as the owner confirmed it for this law; one that was confirmed for the other doesn't count. [SMS-11, A-45] */
export function confirmedLegal(own: OwnTexts | undefined, law: Law): string | undefined {
  return own?.legal?.law === law ? own.legal.text : undefined;
}

/** Whether an owner can confirm this text: it has to be one that the server accepts. [SMS-11, A-45] */
export function canConfirm(text: string): boolean {
  return v.safeParse(OwnTexts, { legal: { text, law: 'us' } }).success;
}

/**
 * A legal text to check and confirm: the sentences of the English notice in the same order, from the template of the language, with what the
 * owner added as it is written, and `{name}` for the name of the business, which may change. Under European law the owner's own text takes the template's place, as it does in English. Pure. [SMS-11, A-45]
 */
export function draftLegal(
  templates: typeof en.legal,
  account: LegalAccount,
  { data }: Pick<Draft, 'data'>,
): string {
  const name = account.pageName?.trim() ?? '';
  const law = lawOf(account);
  const own = ownLegal({ data });
  const [withName, nameless] =
    law === 'eu' ? [templates.eu, templates.euNameless] : [templates.us, templates.usNameless];
  const template = name === '' ? nameless : withName;
  const isReplaced = law === 'eu' && own !== '';
  return [isReplaced ? '' : template, own, account.smsLegalExtra?.trim() ?? '']
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Does the notice have sentences of the owner, which nobody has translated? */
export function hasOwnPart({ smsLegalExtra }: LegalAccount, draft: Pick<Draft, 'data'>): boolean {
  return ownLegal(draft) !== '' || Boolean(smsLegalExtra?.trim());
}

function ownLegal({ data }: Pick<Draft, 'data'>): string {
  return String(valueAtPath(data, 'main.legalText') ?? '').trim();
}
