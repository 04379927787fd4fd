/*
 * Every local-storage key in use. They can never change: returning visitors would lose their session
 * and would see widgets again that they have closed. [STOR-05, A-09]
 */
export const pixelSession = 'pixel-session';
export const pixelQueue = 'pixel-queue';
export const widgetSession = 'widget-session';
export const smsKeywordRef = 'sms-keyword-ref';
export const omnichatLastSeen = 'omnichat-last-seen';
export const fbSdkVersion = 'fb-sdk-version';
export const fbSdkDebug = 'fb-sdk-debug';
export const fbSdkLocale = 'fb-sdk-locale';
export const fbSdkDisableRewrite = 'fb-sdk-disable-rewrite';
export const renderedFallbackTimeout = 'rendered-fallback-timeout';
export const payloadExperiment = 'payload-experiment';
export const experiments = 'experiments';

/** In session storage: omnichats whose popover was closed. */
export const popoversClosed = 'omnichat-popovers-closed';
