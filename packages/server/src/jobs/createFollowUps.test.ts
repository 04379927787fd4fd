import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createFollowUps } from './createFollowUps';

it('OWN-01 work follows the answer, and stopping waits for it, even if some fails', async () => {
  const followUps = createFollowUps();
  const [answer, done, failed] = [new EventEmitter(), [] as string[], vi.fn()];
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  followUps.add(answer, () => slow.then(() => done.push('sent')), failed);
  followUps.add(answer, () => Promise.reject(new Error('no mail server')), failed);
  const stopped = followUps.stop().then(() => done.push('stopped'));
  await new Promise(setImmediate);
  expect([done, failed.mock.calls.length]).toEqual([[], 0]);

  answer.emit('close');
  await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no mail server')));
  expect(done).toEqual([]);
  finish();
  await stopped;
  expect(done).toEqual(['sent', 'stopped']);
});

it('OWN-01 stopping ends at once if nothing follows', async () => {
  await expect(createFollowUps().stop()).resolves.toBeUndefined();
});
