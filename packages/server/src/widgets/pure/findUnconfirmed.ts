import { parseWidget } from '@beckon/contract';
import { explain } from '@beckon/contract/data/explain';
import { Languages } from '@beckon/contract/languages/Languages';
import { needsConsentText } from '@beckon/contract/messageChannels';
import * as v from 'valibot';
import type { FieldProblem } from '../../api/pure/index';
import type { WidgetContent } from './validateWidget';

/**
 * The languages that an owner chose or wrote texts in, but whose legal text isn't confirmed for the law that applies. English needs no
 * confirmation. [SMS-11, A-45]
 */
export function findUnconfirmed(
  type: string,
  { channel, data }: WidgetContent,
  isEu: boolean,
): FieldProblem[] {
  const read = parseWidget({ widget_id: '1', widget_type: type, channel, data });
  const languages = v.safeParse(Languages, data['languages'] ?? {});
  if (!read.ok || !languages.success || !needsConsentText(read.widget)) return [];
  const wanted = new Set([...Object.keys(languages.output), read.widget.data.setup.language]);
  return [...wanted].flatMap((language) => {
    if (language === undefined || language === 'en') return [];
    const { legal, legalDraft } = languages.output[language as keyof Languages] ?? {};
    return legal?.law === (isEu ? 'eu' : 'us') && legalDraft === undefined
      ? []
      : [{ path: `data.languages.${language}.legal`, ...explain('unconfirmed') }];
  });
}
