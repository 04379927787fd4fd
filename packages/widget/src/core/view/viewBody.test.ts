import { describe, expect, it } from 'vitest';
import { drawnFb } from '../testing/drawnFb';
import { run } from '../testing/started';
import { viewInstance } from './viewInstance';

const link = { account: { messenger_mode: 'link', page_name: 'Fern' } };
const fb = (...given: Parameters<typeof drawnFb>) => viewInstance(drawnFb(...given), 'i0');

describe('viewBody', () => {
  it.each(['checkbox', 'modal'])(
    'A-96 A-17 our own checkbox in a %s starts unticked, whatever prechecked says',
    (type) => {
      const view = fb(type, { main: { prechecked: true, buttonType: 'checkbox' } }, link);
      const body = view && 'card' in view ? view.card.body : view && 'body' in view ? view.body : undefined;
      expect(body).toMatchObject({ kind: 'consent', isChecked: false, link: undefined });
    },
  );
  it.each(['page_takeover', 'landing'])(
    'LAY-04 OVL-05 MEDIA-07 after the opt-in a %s shows the background of its submitted state',
    (type) => {
      const main = { pageTemplate: 'mediaBackground', backgroundImage: { img_big: '/before.png' } };
      const behind = (submitted: object) => {
        const { state } = run(drawnFb(type, { main, submitted }), [{ type: 'plugin.optedIn', id: 'i0' }]);
        const view = viewInstance(state, 'i0');
        return view && 'background' in view ? view.background : undefined;
      };
      const before = { kind: 'image', url: '/before.png' };
      expect(behind({})).toEqual({ media: before, layer: undefined });
      expect(behind({ backgroundImage: { img_big: '/after.png' } })?.media).toMatchObject({
        url: '/after.png',
      });
      const overlay = { enabled: true, overlayColor: '#123456' };
      expect(behind({ overlay })).toEqual({ media: before, layer: '#123456' });
      expect(behind({ image: { img_big: '/message.png' } })?.media).toEqual(before);
    },
  );
  it.each([
    [{}, 'standard', 's'],
    [{}, 'xlarge', 'l'],
    [{}, 'l', 'l'],
    [{ buttonSize: 's' }, 'xlarge', 's'],
  ])('BOOT-02 CARD-07 a link with %j in an account of size %s is drawn as %s', (main, defaultSize, size) => {
    const account = { ...link.account, defaultSize };
    expect(fb('button', { main }, { account })).toMatchObject({ body: { kind: 'link', size } });
  });
  it('CARD-07 DEF-21 the link under our own checkbox has the size of the checkbox', () => {
    const { state } = run(drawnFb('checkbox', { setup: { buttonSize: 'xlarge' } }, link), [
      { type: 'instance.checked', id: 'i0', checked: true },
    ]);
    expect(viewInstance(state, 'i0')).toMatchObject({ body: { link: { size: 'l' } } });
  });
  it.each([
    ['button', true],
    ['checkbox', false],
  ])('EMB-03 A-32 the link of a %s shows its code only on request: %s', (type, isAlone) => {
    const state = drawnFb(type, {}, { reason: 'Timeout' });
    expect(viewInstance(state, 'i0')).toMatchObject({ body: { kind: 'link', isAlone } });
  });
});
