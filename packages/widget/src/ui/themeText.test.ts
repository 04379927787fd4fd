import { describe, expect, it } from 'vitest';
import type { View } from '../core/view/View';
import { someCard, someFrame } from './testing/someCard';
import { themeOf } from './themeOf';
import { themeText } from './themeText';

const card = someCard();
const takeover = (layer: string | undefined, headline?: string): View => ({
  ...someFrame,
  theme: { ...someFrame.theme, headline },
  layout: 'takeover',
  card,
  background: { media: { kind: 'image', url: 'https://shop.example/fern.jpg' }, layer },
});

describe('themeText', () => {
  it('LAY-03 OVL-03 colors and the backdrop become properties', () => {
    const text = themeText({ ...someFrame, layout: 'modal', card });
    expect(text).toContain('--mc-surface:#ffffff;');
    expect(text).toContain('--mc-accent:#0084ff;');
    expect(text).toContain('--mc-backdrop:rgb(0 0 0 / 50%)');
    expect(text).not.toContain('--mc-headline');
  });

  it('CONST-08 CARD-05 OVL-03 MEDIA-08 the widths of a modal and of cards, and the height of a picture', () => {
    expect(themeText({ ...someFrame, layout: 'modal', card })).toContain(
      '--mc-dialog-width:640px;--mc-card-width:430px;--mc-card-min:280px;--mc-media-height:200px',
    );
  });

  it('LAY-05 leaves out what is neither a color nor a width', () => {
    const theme = { ...someFrame.theme, background: 'red}*{display:none' };
    const text = themeText({ ...someFrame, theme, layout: 'box', card, width: '1px}*{display:none' });
    expect(text).not.toContain('display');
  });

  it.each([['350px'], ['62.5%']])('EMB-01 a box is %s wide', (width) => {
    expect(themeText({ ...someFrame, layout: 'box', card, width })).toContain(`--mc-box-width:${width}`);
  });

  it('OMNI-01 CCHAT-06 CONST-08 a bubble has its colors, and its size on a phone and on a desktop', () => {
    const text = themeText({
      ...someFrame,
      layout: 'launcher',
      color: '#123456',
      ink: '#ffffff',
      greeting: '',
      url: '',
    });
    expect(text).toContain(
      '--mc-bubble:#123456;--mc-bubble-ink:#ffffff;--mc-bubble-phone:60px;--mc-bubble-desktop:66px',
    );
  });

  it('MEDIA-07 OVL-05 a layer over a picture is the background of the text', () => {
    expect(themeText(takeover('#0b1020b3'))).toContain('--mc-layer:#0b1020b3');
    expect(themeOf(takeover('#0b1020b3'))).toMatchObject({ scheme: 'dark', background: '#0b1020' });
  });

  it.each([
    ['can be read on it', '#ffd24d', '#ffd24d'],
    ['cannot be read on it', '#222222', undefined],
  ])('OVL-05 LAY-03 a headline that %s', (_, headline, expected) => {
    expect(themeOf(takeover('#0b1020b3', headline)).headline).toBe(expected);
  });

  it("LAY-03 text on a separate card keeps the owner's colors", () => {
    const view = takeover('#0b102033', '#222222');
    expect(themeOf(view)).toBe(view.theme);
  });
});
