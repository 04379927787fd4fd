import { cpus } from 'node:os';

const watchMs = 3000;

const sum = () => {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((all, one) => all + one.idle, 0);
  const whole = times.reduce((all, one) => all + one.idle + one.user + one.sys + one.nice + one.irq, 0);
  return { idle, whole };
};

/** How much of the machine's cores other work takes right now, from 0 to 1. */
export async function readBusyShare(): Promise<number> {
  const before = sum();
  await new Promise((done) => setTimeout(done, watchMs));
  const after = sum();
  return 1 - (after.idle - before.idle) / (after.whole - before.whole);
}
