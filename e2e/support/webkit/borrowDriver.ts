import type { EngineFiles } from '../../../tools/browsers/locateEngines';
import { type Driver, startDriver } from './startDriver';

/** Drivers with a display that wait for their next visitor; they end with the worker. */
const idle: Driver[] = [];

/** A driver serves one visitor at a time; `giveBack` frees it for the next. */
export type Borrowed = Driver & { giveBack(): void };

/** Takes a driver that is free, or starts one. */
export async function borrowDriver(files: NonNullable<EngineFiles['webkit']>): Promise<Borrowed> {
  const driver = idle.pop() ?? (await startDriver(files));
  return { ...driver, giveBack: () => void idle.push(driver) };
}
