import { Languages } from '@beckon/contract/languages/Languages';
import * as v from 'valibot';
import type { FieldProblem } from './readProblems';
import type { WidgetContent } from './validateWidget';

/**
 * The languages that an owner chose or wrote texts in, but whose legal text isn't confirmed for the law that applies. English needs no
 * confirmation. [SMS-11, A-45]
 */
export function findUnconfirmed({ channel, data }: WidgetContent, isEu: boolean): FieldProblem[] {
  const { channels, setup } = data as { channels?: { enable_sms?: unknown }; setup?: { language?: unknown } };
  const read = v.safeParse(Languages, data['languages'] ?? {});
  if (!read.success || !(channel === 'sms' || channels?.enable_sms === true)) return [];
  const wanted = new Set([...Object.keys(read.output), setup?.language]);
  return [...wanted].flatMap((language) => {
    if (typeof language !== 'string' || language === 'en') return [];
    const { legal } = read.output[language as keyof Languages] ?? {};
    return legal?.law === (isEu ? 'eu' : 'us')
      ? []
      : [{ path: `data.languages.${language}.legal`, message: 'must be confirmed before you publish' }];
  });
}
