import { Languages } from '@beckon/contract/languages/Languages';
import * as v from 'valibot';

/** What an owner wrote in each language of a stored widget; nothing if it can't be read. */
export function parseLanguages(data: Record<string, unknown>): Languages {
  const read = v.safeParse(Languages, data['languages'] ?? {});
  return read.success ? read.output : {};
}
