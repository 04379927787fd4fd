import { botAgents } from './botAgents';

/** Built on first use, because most page views never need it. */
let botPattern: RegExp | undefined;

/** Whether this is the user agent of a crawler, an HTTP tool or a link-preview fetcher. [PIX-21, A-55] */
export function isBotAgent(userAgent: string): boolean {
  botPattern ??= new RegExp(botAgents.join('|'), 'i');
  return botPattern.test(userAgent);
}
