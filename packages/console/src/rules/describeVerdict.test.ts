import { lists } from '@beckon/contract';
import type { Verdict } from '@beckon/widget/decisions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { speakIn } from '../copy/testing/speakIn';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const no = { ok: false } as const;
const yes = { ok: true } as const;
const entrance = (kind: string, rest: Partial<Verdict>): Verdict => ({
  rule: 'entrance',
  kind,
  ...yes,
  ...rest,
});
const repeat = (kind: string, rest: Partial<Verdict>): Verdict => ({ rule: 'repeat', kind, ...yes, ...rest });
const route = (kind: string, rest: Partial<Verdict>): Verdict => ({ rule: 'route', kind, ...yes, ...rest });
const device = (ok: boolean, is: boolean): Verdict => ({ rule: 'device', kind: 'mobile', ok, is });
const site = (rule: 'host' | 'website', ok: boolean): Verdict => ({
  rule,
  ok,
  kind: 'sms',
  is: 'shop.example',
});
const waits = { ...no, is: 2 * dayMs, needs: 3 * dayMs };

const told: [Verdict, en: string | undefined, es: string | undefined][] = [
  [entrance('immediately', {}), 'Opens as soon as the page loads.', 'Se abre en cuanto carga la página.'],
  [entrance('manual', no), 'Opens only from code or a button.', 'Se abre solo desde código o un botón.'],
  [
    entrance('scroll', { ...no, is: 12.7, needs: 30 }),
    'Scrolled 12% of the page. Opens at 30%.',
    'Se desplazó un 12% de la página. Se abre al 30%.',
  ],
  [
    entrance('delay', { ...no, is: 1, needs: 60 }),
    '1 second on the page. Opens after 60 seconds.',
    '1 segundo en la página. Se abre después de 60 segundos.',
  ],
  [entrance('exit_intent', yes), 'The visitor was about to leave.', 'El visitante estaba por irse.'],
  [
    entrance('exit_intent', no),
    'Opens when the visitor is about to leave.',
    'Se abre cuando el visitante está por irse.',
  ],
  [
    entrance('anchor', { needs: 'end' }),
    'The visitor reached the anchor “end”.',
    'El visitante llegó al ancla «end».',
  ],
  [
    entrance('anchor', { ...no, needs: 'end' }),
    'Opens at the anchor “end” or from code.',
    'Se abre en el ancla «end» o desde código.',
  ],
  [
    entrance('delay', { ...no, needs: Number.NaN }),
    'The rule “delay” has no number, so it opens only from code.',
    'A la regla «delay» le falta un número, así que solo se abre desde código.',
  ],
  [
    entrance('constructor', no),
    '“constructor” isn’t a rule we know, so it opens only from code.',
    'No conocemos la regla «constructor», así que solo se abre desde código.',
  ],
  [repeat('always', {}), 'Shows every time.', 'Se muestra siempre.'],
  [repeat('days', {}), 'Not shown to this visitor yet.', 'Este visitante aún no lo ha visto.'],
  [
    repeat('never', { ...no, is: 1 }),
    'Already shown. Shows only once.',
    'Ya se mostró y solo se muestra una vez.',
  ],
  [
    repeat('hours', { is: 26 * hourMs, needs: hourMs }),
    'Shown 1 day, 2 hours ago.',
    'Se mostró hace 1 día y 2 horas.',
  ],
  [
    repeat('days', waits),
    'Shown 2 days ago. Shows again in 1 day.',
    'Se mostró hace 2 días. Vuelve a mostrarse en 1 día.',
  ],
  [
    repeat('seconds', { ...no, is: 0, needs: 90_000 }),
    'Shown 0 seconds ago. Shows again in 1 minute, 30 seconds.',
    'Se mostró hace 0 segundos. Vuelve a mostrarse en 1 minuto y 30 segundos.',
  ],
  [
    repeat('weeks', { ...no, is: 1, needs: Number.NaN }),
    'Already shown. “weeks” isn’t a rule we know or has no number, so it doesn’t show again.',
    'Ya se mostró. No conocemos la regla «weeks» o le falta un número, así que no vuelve a mostrarse.',
  ],
  [route('allowed', {}), 'Shows on this page.', 'Se muestra en esta página.'],
  [
    route('blacklist', { ...no, needs: '/cart' }),
    'Excluded by the page rule “/cart”.',
    'Excluida por la regla de página «/cart».',
  ],
  [
    route('whitelist', { ...no, needs: 2 }),
    'This page doesn’t match any of your 2 page rules.',
    'Esta página no coincide con ninguna de las 2 reglas de página.',
  ],
  [device(true, true), 'Shows on phones and tablets.', 'Se muestra en teléfonos y tabletas.'],
  [device(true, false), 'Shows on desktop.', 'Se muestra en computadoras.'],
  [device(false, true), 'Hidden on phones and tablets.', 'Oculto en teléfonos y tabletas.'],
  [device(false, false), 'Hidden on desktop.', 'Oculto en computadoras.'],
  [
    site('host', false),
    'shop.example isn’t on your list of websites. Add it in the settings.',
    'shop.example no está en tu lista de sitios web. Agrégalo en la configuración.',
  ],
  [
    site('website', false),
    'Sign-ups by phone from shop.example are rejected. Add it to your websites in the settings.',
    'Se rechazan las suscripciones por teléfono desde shop.example. Agrégalo a tus sitios web en la configuración.',
  ],
  [site('host', true), undefined, undefined],
  [site('website', true), undefined, undefined],
  [{ rule: 'queue', ok: false, kind: '' }, undefined, undefined],
];

describe.each(['en', 'es'] as const)('describeVerdict in %s', (language) => {
  let say: (verdict: Verdict) => string | undefined;
  beforeAll(async () => {
    vi.resetModules();
    await speakIn(language);
    say = (await import('./describeVerdict')).describeVerdict;
  });
  afterAll(() => {
    vi.resetModules();
  });
  it.each(told)('DISP-22 OWN-01 %j', (verdict, en, es) => {
    expect(say(verdict)).toBe(language === 'en' ? en : es);
  });
});

it('DISP-22 every kind of rule has a sentence', () => {
  const kindsOf = (rule: Verdict['rule']): string[] =>
    told.filter(([one]) => one.rule === rule).map(([{ kind }]) => kind);
  expect(kindsOf('entrance')).toEqual(expect.arrayContaining([...lists.ruleKinds.whenDisplay]));
  expect(kindsOf('repeat')).toEqual(expect.arrayContaining([...lists.ruleKinds.showAgain]));
});
