import { expect, it } from 'vitest';
import { createLifecycle } from './createLifecycle';

it('OWN-20 stops what started, the newest first, one after the other and once', async () => {
  const stopped: string[] = [];
  const lifecycle = createLifecycle(() => undefined);
  for (const name of ['database', 'outbox', 'http'])
    lifecycle.add(name, async () => {
      stopped.push(`${name} stops`);
      await Promise.resolve();
      stopped.push(`${name} has stopped`);
    });
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  await lifecycle.stop();
  const order = ['http', 'outbox', 'database'];
  expect(stopped).toEqual(order.flatMap((name) => [`${name} stops`, `${name} has stopped`]));
});

it('OWN-20 a part that fails to stop is reported, and the others stop', async () => {
  const [stopped, failed]: [string[], unknown[]] = [[], []];
  const lifecycle = createLifecycle((error, name) => failed.push([name, (error as Error).message]));
  lifecycle.add('database', () => stopped.push('database'));
  lifecycle.add('outbox', () => Promise.reject(new Error('stuck')));
  lifecycle.add('http', () => {
    throw new Error('broken');
  });
  await lifecycle.stop();
  expect(stopped).toEqual(['database']);
  expect(failed).toEqual([
    ['http', 'broken'],
    ['outbox', 'stuck'],
  ]);
});

it('OWN-20 D09 all parts together have a limited time to stop; what is essential gets the time it needs', async () => {
  const [stopped, failed]: [string[], unknown[]] = [[], []];
  const lifecycle = createLifecycle((error, name) => failed.push([name, (error as Error).message]), 50);
  const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
  lifecycle.add('database', () => rest(100).then(() => stopped.push('database')), { isEssential: true });
  lifecycle.add('outbox', () => new Promise(() => undefined));
  lifecycle.add('upkeep', () => new Promise(() => undefined));
  lifecycle.add('http', () => stopped.push('http'));
  await lifecycle.stop();
  expect(stopped).toEqual(['http', 'database']);
  expect(failed).toEqual([
    ['upkeep', 'It didn’t stop in time.'],
    ['outbox', 'It didn’t stop in time.'],
  ]);
});
