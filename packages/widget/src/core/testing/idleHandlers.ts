import type { EffectHandlers } from '../createRing';

const idle = (): void => {};

const none: EffectHandlers = {
  announceReady: idle,
  scan: idle,
  attach: idle,
  adopt: idle,
  destroy: idle,
  renderPlugin: idle,
  removePlugin: idle,
  wait: idle,
  cancel: idle,
  saveSession: idle,
  saveSmsRef: idle,
  saveLastSeen: idle,
  savePopoverClosed: idle,
  sendPhone: idle,
  askSmsRef: idle,
  checkOptIn: idle,
  confirmCheckbox: idle,
  sendEvent: idle,
  callChat: idle,
  startAdPixel: idle,
  callAdPixel: idle,
  redirect: idle,
  answerTrigger: idle,
  warn: idle,
  fail: idle,
  emit: idle,
};

/** A complete set of handlers for a ring: they do nothing, except for those that a test passes in. */
export function idleHandlers(own: Partial<EffectHandlers> = {}): EffectHandlers {
  return { ...none, ...own };
}
