import type { Account, Widget } from '@beckon/contract';

type Written = { config: string; addresses: { acting: string; types: Record<string, string[]> } };

/** The data behind the text of an account script. */
export function readAccountFacts(script: string): Written {
  return JSON.parse(/^\}\)\((\{.*\})\);$/m.exec(script)?.[1] ?? 'null') as Written;
}

/** The configuration in an account script. */
export function readAccountConfig(script: string): Account & { widgets: Widget[] } {
  return JSON.parse(readAccountFacts(script).config) as Account & { widgets: Widget[] };
}
