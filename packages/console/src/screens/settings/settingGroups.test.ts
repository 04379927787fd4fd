import { SettingsChange } from '@beckon/server/shapes/SettingsShape';
import { describe, expect, it } from 'vitest';
import { settingGroups } from './settingGroups';

describe('settingGroups', () => {
  it('OWN-02 OWN-03 every setting that can be changed has one control', () => {
    const shown = settingGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect([...shown].sort()).toEqual(Object.keys(SettingsChange.entries).sort());
  });
});
