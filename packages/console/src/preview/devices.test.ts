import { describe, expect, it } from 'vitest';
import { readBrowser } from '../../../widget/src/edge/readBrowser';
import { devices, devicesFor } from './devices';

const kindOf = (userAgent: string) => {
  const page = { navigator: { userAgent, language: 'en', maxTouchPoints: 0 }, location: { hostname: 'h' } };
  const { isMobile, isIos } = readBrowser(page as never);
  return { isMobile, isIos };
};

describe('devices', () => {
  it('OWN-08 SMS-08 DISP-19 the runtime recognizes each device', () => {
    expect(kindOf(devices.phone.userAgent)).toEqual({ isMobile: true, isIos: false });
    expect(kindOf(devices.iphone.userAgent)).toEqual({ isMobile: true, isIos: true });
  });
  it('OWN-08 offers an iPhone if its form is different', () => {
    expect(devicesFor('sms')).toContain('iphone');
    expect([devicesFor('omni'), devicesFor('omni', false)]).toEqual([
      ['desktop', 'phone', 'iphone'],
      ['desktop', 'phone'],
    ]);
    expect(devicesFor('fb')).not.toContain('iphone');
  });
});
