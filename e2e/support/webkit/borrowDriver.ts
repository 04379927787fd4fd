import type { EngineFiles } from '../../../tools/browsers/locateEngines';
import { type Driver, startDriver } from './startDriver';

/** Drivers, each with a display, that wait for their next visitor. */
const idle: Driver[] = [];

/** A driver serves one visitor at a time; `giveBack` frees it for the next. */
export type Borrowed = Driver & { giveBack(): void };

/** Takes a free driver, or starts one. */
export async function borrowDriver(files: NonNullable<EngineFiles['webkit']>): Promise<Borrowed> {
  const driver = idle.pop() ?? (await startDriver(files));
  return { ...driver, giveBack: () => void idle.push(driver) };
}

/** Stops the unused drivers; called once, when the worker ends. */
export async function stopIdleDrivers(): Promise<void> {
  await Promise.all(idle.splice(0).map((driver) => driver.stop()));
}
