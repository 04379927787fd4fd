import { expect, it } from 'vitest';
import { storageKeys } from '../index';

/* All other constants are pinned where they have an effect, in the tests of what reads them. */
it('STOR-05 A-09 documents every storage key in one place', () => {
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
