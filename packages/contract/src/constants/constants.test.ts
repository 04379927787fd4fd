import { describe, expect, it } from 'vitest';
import { controls, errors, hooks, layout, limits, lists, storageKeys, texts } from '../index';

/* Times, plugin sizes and plugin colors are pinned where they have an effect: CONST-05, CONST-06 and CONST-07 in the tests of what waits. */
describe('constants: one home, each value pinned', () => {
  it('CONST-01 DISP-01 display triggers', () => {
    expect(lists.triggers).toEqual(['immediately', 'scroll', 'delay', 'exit_intent', 'anchor']);
  });
  it('CONST-02 channels, in the order of the omnichat list', () => {
    expect(lists.contactChannels).toEqual(['messenger', 'sms', 'whatsapp', 'email']);
  });
  it('CONST-03 placements', () => {
    expect(lists.slideInPlacements).toEqual(['lt', 'lm', 'lb', 'rt', 'rm', 'rb']);
    expect(lists.barPlacements).toEqual(['top', 'bottom']);
  });
  it('CONST-04 skins, values of hideOnMobile', () => {
    expect(lists.skins).toEqual(['light', 'dark']);
    expect(lists.hideOnMobile).toEqual(['true', 'desktop', 'mobile']);
  });
  it('CONST-08 layout numbers', () => {
    expect(layout.breakpointsPx).toEqual({ phone: 512, desktop: 768, wide: 845 });
    expect([layout.bubblePx, layout.bubbleDesktopPx, layout.modalWidthPx]).toEqual([60, 66, 640]);
    expect([layout.cardWidthPx, layout.cardMinWidthPx, layout.mediaMaxHeightPx]).toEqual([430, 280, 200]);
    expect([layout.calendarBodyHeightPx, layout.countryListHeightPx]).toEqual([308, 300]);
  });
  it('CONST-09 numbers of the controls', () => {
    expect([controls.confirmWidthPx, controls.scrollThumbMinPx]).toEqual([525, 30]);
    expect([controls.scrollHideMs, controls.scrollFadeMs, controls.spinnerPx]).toEqual([1000, 200, 40]);
    expect(controls.buttonIconsPx).toEqual([16, 20, 24]);
    expect([controls.hintWidthPx, controls.dropdownCloseMs, controls.listMaxHeightPx]).toEqual([
      200, 300, 275,
    ]);
    expect([controls.textareaMinRows, controls.textareaMaxRows, controls.numberMaxSymbols]).toEqual([
      3, 12, 16,
    ]);
    expect(controls.slider).toEqual({ min: 0, max: 100, step: 1 });
    expect([controls.columnItemPx, controls.scrollStopMs]).toEqual([28, 100]);
  });
  it('A-60 a payload has at most 200 characters', () => {
    expect(limits.payloadCharacters).toBe(200);
  });
  it('STOR-05 A-09 every storage key, literally', () => {
    expect({ ...storageKeys }).toEqual({
      pixelSession: 'pixel-session',
      pixelQueue: 'pixel-queue',
      widgetSession: 'widget-session',
      smsKeywordRef: 'sms-keyword-ref',
      omnichatLastSeen: 'omnichat-last-seen',
      fbSdkVersion: 'fb-sdk-version',
      fbSdkDebug: 'fb-sdk-debug',
      fbSdkLocale: 'fb-sdk-locale',
      fbSdkDisableRewrite: 'fb-sdk-disable-rewrite',
      renderedFallbackTimeout: 'rendered-fallback-timeout',
      payloadExperiment: 'payload-experiment',
      experiments: 'experiments',
      popoversClosed: 'omnichat-popovers-closed',
    });
  });
  it('A-03 A-77 keeps the names that host pages already use', () => {
    expect([hooks.config, hooks.publicObject, hooks.pixelObject, hooks.runtimeScriptId]).toEqual([
      'mcwidget',
      'MC',
      'MC_PIXEL',
      'mcwidget-core',
    ]);
    expect([hooks.embedClass, hooks.checkboxClass, hooks.overlayClass, hooks.landingClass]).toEqual([
      'mcwidget-embed',
      'mcwidget-checkbox',
      'mcwidget-overlay',
      'mcwidget-landing',
    ]);
    expect([hooks.widgetIdAttribute, hooks.payloadAttribute]).toEqual([
      'data-widget-id',
      'data-widget-payload',
    ]);
    expect([hooks.readyCallback, hooks.initializedCallback]).toEqual(['mcAsyncInit', 'mcInitialized']);
  });
  it('OMNI-12 the text of the SMS panel', () => {
    expect(texts.smsPanel).toBe(
      'By providing your cellphone number via text message using this service you agree to receive texts from us.',
    );
  });
});

describe('error sentences: letter for letter', () => {
  it('ERR-01 unknown button type', () => {
    expect(errors.unknownButtonType('blob')).toBe('unknown widget buttonType blob');
  });
  it('ERR-02 ERR-03 network errors keep their spelling', () => {
    expect(errors.network('GET', 'https://h/x', 500)).toBe('Newtwork GET error, https://h/x, 500');
    expect(errors.network('POST', 'https://h/x', 0)).toBe('Newtwork POST error, https://h/x, 0');
  });
  it.each([
    ['pageIdRequired', 'Page Id is required!'],
    ['eventRequired', 'Event is required to fire event!'],
    ['appIdRequired', 'App Id is required to fire event!'],
    ['tokenRequired', 'Token is required to fire event!'],
    ['tokenExpired', 'Token expired!'],
    ['weightRequired', 'Weight is required to fire event!'],
  ] as const)('ERR-04 ERR-05 ERR-06 ERR-07 ERR-08 ERR-09 %s', (name, sentence) => {
    expect(errors[name]).toBe(sentence);
  });
  it('ERR-10 an unsupported combination names both', () => {
    expect(errors.unsupportedWidget('button', 'sms')).toMatch(/button.*sms/);
  });
  it('ERR-14 three developer errors exist', () => {
    expect(errors.unknownEvent('blob')).toContain('"blob"');
    expect(errors.unknownUnits('furlong')).toContain('"furlong"');
    expect(errors.noSecureRandom).toContain('no secure random source');
  });
});
