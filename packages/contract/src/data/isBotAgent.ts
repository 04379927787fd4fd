import { botAgents } from './botAgents';

/** Built at the first question only, because most page views never ask. */
let botPattern: RegExp | undefined;

/** Is this the user agent of a crawler, an HTTP tool or a link-preview fetcher? [PIX-21, A-55] */
export function isBotAgent(userAgent: string): boolean {
  botPattern ??= new RegExp(botAgents.join('|'), 'i');
  return botPattern.test(userAgent);
}
