import type { FieldProblem } from './ApiProblem';

/** What the fields of requests are called in a sentence. */
const names: Readonly<Record<string, string>> = {
  accountId: 'The account',
  channel: 'The channel',
  current: 'The current password',
  email: 'The email address',
  events: 'The list of events',
  from: 'The start date',
  name: 'The name',
  next: 'The new password',
  pageName: 'The name of your site',
  password: 'The password',
  phone: 'The phone number',
  role: 'The role',
  search: 'The search',
  slug: 'The page address',
  smsKeyword: 'The keyword',
  to: 'The end date',
  token: 'This link',
  type: 'The widget type',
  url: 'The web address',
  whitelist: 'The list of websites',
  widgetId: 'The widget',
};

/** Complaints about fields as sentences that no internal name is in. Pure. [OWN-10] */
export function tellFields([first, ...others]: readonly FieldProblem[]): string {
  const [head = ''] = first?.path.split('.', 1) ?? [];
  const inWidget = head === 'data' ? 'A setting of this widget' : 'What you entered';
  const sentence = `${Object.hasOwn(names, head) ? names[head] : inWidget} ${first?.message ?? 'isn’t valid'}.`;
  if (others.length === 0) return sentence;
  return `${sentence} ${others.length === 1 ? 'One more field needs' : `${others.length} more fields need`} attention.`;
}
