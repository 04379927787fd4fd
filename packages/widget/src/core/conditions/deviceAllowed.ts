import type { Verdict } from './Verdict';

/** Whether the widget may appear on this device. [DISP-19, DEF-18, A-26] */
export function deviceAllowed(hideOnMobile: string, isMobile: boolean): Verdict {
  const ok =
    hideOnMobile === 'mobile'
      ? isMobile
      : hideOnMobile === 'true' || hideOnMobile === 'desktop'
        ? !isMobile
        : true;
  return { rule: 'device', ok, kind: hideOnMobile || 'everywhere', is: isMobile };
}
