import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lists } from '@beckon/contract';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../docs', name), 'utf8');
const guide = read('host-page.md');

describe('the guide for host pages', () => {
  it.each(['set', 'fireLogEvent', 'fireLogConversionEvent', 'fireLogMoneyEvent'])(
    'PIX-23 A-56 names the pixel’s call %s',
    (call) => expect(guide).toContain(`MC_PIXEL.${call}(`),
  );
  it.each(lists.entrances)('DISP-01 DISP-10 names the entrance rule %s', (rule) =>
    expect(guide).toMatch(new RegExp(`\\['${rule}', (?:null|\\d+|'[^']+')\\]`)),
  );
  it.each(['started', 'initialized', 'ready'])('LOAD-03 A-01 names the event of %s', (name) =>
    expect(guide).toContain(`\`mcwidget:${name}\``),
  );
});

it('LAY-01 A-34 the guide for operators says where the badge leads', () => {
  expect(read('operations.md')).toMatch(/\| `BADGE_URL` +\| `\/about` on this server/);
});
