import { describe, expect, it } from 'vitest';
import { restorePlugin } from './restorePlugin';

function createTestPlugin(): { host: HTMLElement; wrapper: HTMLElement; stop: () => void } {
  const host = document.createElement('div');
  const wrapper = document.createElement('div');
  host.append('Ask us', wrapper);
  document.body.replaceChildren(host);
  return { host, wrapper, stop: restorePlugin(host, wrapper) };
}

describe('restorePlugin', () => {
  it('LOAD-20 A-04 a host that rewrites its text keeps the plugin', async () => {
    const { host, wrapper } = createTestPlugin();
    host.textContent = 'Ask again';
    await expect.poll(() => wrapper.parentNode).toBe(host);
    expect(host.textContent).toBe('Ask again');
  });
  it('LOAD-20 a host that insists wins, and an ended instance stays away', async () => {
    const { host, wrapper, stop } = createTestPlugin();
    for (let turn = 0; turn < 6; turn += 1) {
      host.textContent = String(turn);
      await Promise.resolve();
    }
    expect(wrapper.parentNode).toBeNull();
    stop();
    const other = createTestPlugin();
    other.stop();
    other.host.textContent = 'over';
    await Promise.resolve();
    expect(other.wrapper.parentNode).toBeNull();
  });
});
