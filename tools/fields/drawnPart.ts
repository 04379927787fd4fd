import type { Moment } from './describeVisit';
import { drawing, endingWith, listStyles } from './listStyles';

type View = NonNullable<Moment['view']>;
type Body = { kind: string; submit?: unknown; link?: unknown };

/** The style sheets' names for the colors of the core: `background` is `--mc-surface`. */
const tokens = [
  ...(drawing[endingWith('/ui/themeText.ts')] ?? '').matchAll(/'(--mc-[\w-]+)':.*theme\.(\w+)/g),
].map(([, token = '', name = '']) => [name, new RegExp(`var\\(${token}[,)]`)] as const);

/** The component of each kind of form. */
const forms: Record<string, string> = {
  ...{ phone: 'SmsForm', smsLink: 'SmsLink', plugin: 'PluginSlot', link: 'MessengerLink' },
  ...{ consent: 'Consent', submitted: 'SubmittedMessage', done: 'Done' },
};
const known = new Map<string, string>();
const found = new Map<string, readonly string[]>();

/**
 * A view without the colors that nothing in it is drawn with: a color that only changes in the view changes nothing visible.
 * The style sheets of the components say which colors they use.
 */
export function drawnPart(view: Moment['view']): unknown {
  if (!view) return view;
  const style = styleOf(view);
  const colors = usedColors(style).map((name) => [name, view.theme[name as keyof View['theme']]]);
  return { ...view, theme: Object.fromEntries(colors) };
}

function usedColors(style: string): readonly string[] {
  const names = found.get(style) ?? tokens.filter(([, use]) => use.test(style)).map(([name]) => name);
  found.set(style, names);
  return names;
}

function styleOf(view: View): string {
  const body = bodyOf(view);
  const layout = view.layout.charAt(0).toUpperCase() + view.layout.slice(1);
  const isBarDone = view.layout === 'bar' && body?.kind === 'submitted';
  const form = isBarDone ? 'BarDone' : forms[body?.kind ?? ''];
  const skipped = [
    // A takeover has no backdrop, so the dialog's styles for it don't count there.
    ...(view.layout === 'takeover' ? ['/Dialog/Dialog.tsx'] : []),
    ...(body?.kind === 'plugin' && !body.submit ? ['/Button/Button.tsx'] : []),
    ...(body?.kind === 'consent' && !body.link ? ['/MessengerLink.tsx'] : []),
  ];
  const key = [layout, form, ...skipped].join();
  const parts = [`/ui/layouts/${layout}.tsx`, ...(form ? [`/${form}.tsx`] : [])];
  const style = known.get(key) ?? parts.flatMap((end) => listStyles(endingWith(end), skipped)).join('\n');
  known.set(key, style);
  return style;
}

function bodyOf(view: View): Body | undefined {
  if ('card' in view) return view.card.body;
  if ('body' in view) return view.body;
  return 'sms' in view ? view.sms?.body : undefined;
}
