import type { Template } from './Template';

type Parts = 'type' | 'name' | 'channel' | 'smsKeyword' | 'data';

/**
 * A new widget from a template. Its text to new subscribers begins with the name of the shop, as our own texts do: a phone shows only a
 * number. In Messenger, the Facebook Page's name is above the chat. [OWN-06, OWN-22]
 */
export function widgetFrom(template: Template, pageName: string): Pick<Template, Parts> {
  const { type, name, channel, smsKeyword, data } = template;
  if (channel !== 'sms') return { type, name, channel, smsKeyword, data };
  const { sequence } = data['actions'] as { sequence: string };
  const actions = { sequence: `${pageName}: ${sequence}` };
  return { type, name, channel, smsKeyword, data: { ...data, actions } };
}
