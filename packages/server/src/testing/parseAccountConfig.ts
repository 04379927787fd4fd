import { runInNewContext } from 'node:vm';
import type { Account, Widget } from '@beckon/contract';

type Written = { config: string; addresses: { acting: string; types: Record<string, string[]> } };

/** The data behind the text of an account script. */
export function parseAccountFacts(script: string): Written {
  const [, known] = /^\}\)\((\{.*\})\);$/m.exec(script) ?? [];
  return JSON.parse(runInNewContext(`JSON.stringify(${known})`)) as Written;
}

/** The configuration in an account script. */
export function parseAccountConfig(script: string): Account & { widgets: Widget[] } {
  return JSON.parse(parseAccountFacts(script).config) as Account & { widgets: Widget[] };
}
