import { runInNewContext } from 'node:vm';
import type { Account, Widget } from '@beckon/contract';

type Written = { config: string; addresses: { acting: string; types: Record<string, string[]> } };

/** The data behind the text of an account script. */
export function readAccountFacts(script: string): Written {
  const [, known] = /^\}\)\((\{.*\})\);$/m.exec(script) ?? [];
  return JSON.parse(runInNewContext(`JSON.stringify(${known})`)) as Written;
}

/** The configuration in an account script. */
export function readAccountConfig(script: string): Account & { widgets: Widget[] } {
  return JSON.parse(readAccountFacts(script).config) as Account & { widgets: Widget[] };
}
