import type { FormFrames, Frame, Widget } from '@beckon/contract';
import { parseBootstrap } from '@beckon/contract';
import { expect, it, vi } from 'vitest';
import { buildFrameModules, drawFrames } from './drawFrames';
import { finish } from './finish';

const frame: Frame = { title: 'Join', css: '', tree: ['</script>'] };
const frames: FormFrames = { form: { ...frame, flag: 'f' }, ios: { ...frame, tree: ['ios'] } };

const watch = {
  forms: '//# allFunctionsCalledOnLoad\ncode();\n',
  formBars: 'bars();\n',
  formDialogs: 'dialogs();\n',
};

/** An account with bars that open at once, and perhaps others. */
function serve(count: number, main: object = {}) {
  const widgets = Array.from({ length: count }, (_, at) => ({
    widget_id: at + 1,
    widget_type: 'bar',
    channel: 'sms',
    data: { main: { whenDisplay: ['immediately'], ...main } },
  }));
  const parsed = parseBootstrap({ pageId: '1001', widgets });
  if (!parsed.ok) throw new Error(parsed.error);
  return { ...parsed.account, widgets: parsed.widgets as Widget[] };
}

it('LOAD-21 OWN-05 draws five widgets with a phone form at most, and only those that are sure to open', () => {
  const render = vi.fn(() => frames);
  expect(finish(drawFrames(serve(9), render, true)).forms.map(([id]) => id)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(render).toHaveBeenCalledTimes(5);
  expect(finish(drawFrames(serve(2, { whenDisplay: ['scroll', 30] }), render, true)).forms).toEqual([]);
  expect(finish(drawFrames(serve(2), render, false)).forms).toEqual([]);
  expect(render).toHaveBeenCalledTimes(5);
});

it('SMS-08 LOAD-21 OWN-05 writes one module for most visitors and one for iOS, and no text can end it', () => {
  const { form, ios } = buildFrameModules(serve(1), [['1', frames]], watch);
  expect(form).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\nconst beckon=\{.*\};\ncode\(\);\nexport const createFramer=beckon\.createFramer;\n$/s,
  );
  const known = (text: string) => JSON.parse(text.slice(text.indexOf('{'), text.indexOf(';\ncode')));
  expect(form).not.toContain('</script>');
  expect(known(form)).toMatchObject({ of: { 1: frames.form }, dials: { US: '1', GB: '44' } });
  expect(known(ios)).toEqual({ of: { 1: frames.ios } });
});

it('DISP-20 LOAD-21 a module names the hosts of the account without www, and this machine', () => {
  const listed = { ...serve(1), whitelist: ['www.shop.example', '*.other.example'] };
  const { ios } = buildFrameModules(listed, [['1', frames]], watch);
  expect(ios).toContain('"hosts":["localhost","127.0.0.1","shop.example","*.other.example"]');
});

it('LOAD-21 LOAD-26 a module has what only bars or dialogs need if it draws one', () => {
  const push = { edge: 'top', pushesPage: true, sticks: true } as const;
  const write = (more: object) => {
    const form = { ...frame, ...more };
    return buildFrameModules(serve(1), [['1', { form, ios: form }]], watch);
  };
  for (const text of Object.values(write({ push }))) expect(text).toMatch(/\};\nbars\(\);\ncode\(\);\n/);
  for (const text of Object.values(write({ tree: [['dialog', {}]] })))
    expect(text).toMatch(/\};\ndialogs\(\);\ncode\(\);\n/);
});
