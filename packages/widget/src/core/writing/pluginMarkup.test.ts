import { describe, expect, it } from 'vitest';
import { unrenderedFb } from '../testing/drawnFb';
import { pluginMarkup } from './pluginMarkup';

type Sections = Parameters<typeof unrenderedFb>[1];

function markup(type: string, sections: Sections = {}, account: Record<string, unknown> = {}) {
  const { app, widgets } = unrenderedFb(type, sections, { account }).state;
  const widget = widgets['7'];
  if (!widget || !app) throw new Error('no widget');
  const given = { widget, account: app, origin: 'https://shop.example', ref: 'w7_s_i', userRef: 's-i-0' };
  return pluginMarkup(given);
}

describe('the checkbox plugin', () => {
  it('CHK-03 CHK-04 DEF-13 DEF-21 all its attributes when nothing is configured', () => {
    expect(markup('checkbox')).toEqual({
      className: 'fb-messenger-checkbox',
      attributes: {
        page_id: '900',
        messenger_app_id: '42',
        origin: 'https://shop.example',
        user_ref: 's-i-0',
        prechecked: 'true',
        allow_login: 'true',
        size: 'large',
        skin: 'light',
        center_align: 'false',
      },
    });
  });
  it.each([
    [{ buttonSize: 'xlarge', skin: 'dark', pluginAlign: 'center' }, ['xlarge', 'dark', 'true']],
    [{ buttonSize: 'standard', skin: 'light', pluginAlign: 'left' }, ['standard', 'light', 'false']],
  ])('CHK-03 size, skin and alignment come from setup %j', (setup, told) => {
    const { size, skin, center_align } = markup('checkbox', { setup }).attributes;
    expect([size, skin, center_align]).toEqual(told);
  });
  it.each([
    [{}, {}, 'true'],
    [{ prechecked: true }, {}, 'true'],
    [{ prechecked: false }, {}, 'false'],
    [{}, { is_eu_affected: true }, 'false'],
    [{ prechecked: true }, { is_eu_affected: true }, 'false'],
  ])('DEF-13 A-17 C70 main %j, account %j: prechecked %s', (main, account, prechecked) => {
    expect(markup('checkbox', { main }, account).attributes['prechecked']).toBe(prechecked);
  });
  it.each(['modal', 'box', 'landing'])('CHK-03 a %s with buttonType checkbox has the same plugin', (type) => {
    const main = { buttonType: 'checkbox', buttonSize: 'xlarge', skin: 'dark' };
    expect(markup(type, { main })).toMatchObject({
      className: 'fb-messenger-checkbox',
      attributes: { user_ref: 's-i-0', size: 'xlarge', skin: 'dark', prechecked: 'true' },
    });
  });
});

describe('the other plugins', () => {
  it('DEF-01 DEF-17 REF-02 send-to-messenger has page, app, ref, color, size and label', () => {
    expect(markup('modal')).toEqual({
      className: 'fb-send-to-messenger',
      attributes: {
        page_id: '900',
        messenger_app_id: '42',
        'data-ref': 'w7_s_i',
        color: 'blue',
        size: 'large',
        cta_text: 'SEND_TO_MESSENGER',
      },
    });
  });
  it.each([
    [{ skin: 'light' }, 'blue'],
    [{ skin: 'dark' }, 'white'],
  ])('DEF-17 CONST-04 %j gives one of the two plugin colors: %s', (main, color) => {
    expect(markup('button', { main }).attributes['color']).toBe(color);
  });
  it.each([
    [{ buttonSize: 'xlarge' }, {}, 'xlarge'],
    [{ buttonSize: 's' }, { defaultSize: 'standard' }, 'standard'],
    [{}, { defaultSize: 'xlarge' }, 'xlarge'],
    [{}, { defaultSize: 'm' }, 'large'],
    [{}, { defaultSize: 'l' }, 'xlarge'],
    [{ buttonSize: 'l' }, { defaultSize: 'standard' }, 'xlarge'],
    [{ buttonSize: 's' }, { defaultSize: 'xlarge' }, 'standard'],
    [{ buttonSize: 'm' }, { defaultSize: 'xlarge' }, 'large'],
  ])('BOOT-02 CARD-07 CONST-04 size of %j in an account with %j: %s', (main, account, size) => {
    expect(markup('button', { main }, account).attributes['size']).toBe(size);
  });
  it.each([
    [{ setup: { buttonSize: 's' } }, {}, 'standard'],
    [{ setup: { buttonSize: 'xlarge' } }, { defaultSize: 's' }, 'xlarge'],
    [{}, { defaultSize: 's' }, 'large'],
  ])('CARD-07 DEF-21 size of a checkbox with %j in an account with %j: %s', (sections, account, size) => {
    expect(markup('checkbox', sections, account).attributes['size']).toBe(size);
  });
  it('CARD-07 BOOT-02 a checkbox on a card follows the size of the widget, or else of the account', () => {
    const main = { buttonType: 'checkbox' };
    expect(markup('modal', { main: { ...main, buttonSize: 'l' } }).attributes['size']).toBe('xlarge');
    expect(markup('modal', { main }, { defaultSize: 's' }).attributes['size']).toBe('standard');
  });
  it('CCHAT-01 CCHAT-03 the chat has page, ref and its options', () => {
    expect(markup('customer_chat', { setup: { loggedInGreeting: 'Hi' } })).toEqual({
      className: 'fb-customerchat',
      attributes: {
        page_id: '900',
        ref: 'w7_s_i',
        greeting_dialog_display: 'show',
        logged_in_greeting: 'Hi',
      },
    });
  });
});
