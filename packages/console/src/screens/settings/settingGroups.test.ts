import { timing } from '@beckon/contract';
import { SettingsChange } from '@beckon/server/shapes/SettingsShape';
import { describe, expect, it } from 'vitest';
import { settingGroups } from './settingGroups';

describe('settingGroups', () => {
  it('OWN-02 OWN-03 every setting that can be changed has one control', () => {
    const shown = settingGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect([...shown].sort()).toEqual(Object.keys(SettingsChange.entries).sort());
  });

  it('OWN-02 OWN-22 the setting for nights says whom we don’t text, and when the first text goes', () => {
    const field = settingGroups.flatMap(({ fields }) => fields).find(({ name }) => name === 'smsQuietHours');
    expect(field?.label).toBe('Don’t text new subscribers at night');
    const { textingUntilHour, textingFromHour } = timing;
    expect(field?.help).toContain(
      `between ${textingUntilHour - 12} p.m. and ${textingFromHour} a.m., the first text waits until ${textingFromHour} a.m.`,
    );
  });
});
