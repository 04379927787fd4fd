import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the parts of each engine are on this machine; an engine with a missing part is absent. */
export interface EngineFiles {
  /** `shell`: Chromium without a window, which uses a third less CPU; the browser itself if there is none. */
  chromium?: { browser: string; shell: string };
  firefox?: { browser: string };
  webkit?: { driver: string; browser: string; display: string };
}

/** WebKit's small browser is next to its library, not on the path. */
const librariesFolder = '/usr/lib';
const miniBrowserInside = 'webkit2gtk-4.1/MiniBrowser';

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of the named programs that is on the path. */
export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isRunnable);
}

function findMiniBrowser(): string | undefined {
  try {
    return readdirSync(librariesFolder)
      .map((folder) => join(librariesFolder, folder, miniBrowserInside))
      .find(isRunnable);
  } catch {
    return undefined;
  }
}

/** Looks for the three engines on this machine. */
export function locateEngines(): EngineFiles {
  const chromium = findOnPath('chromium', 'chromium-browser', 'google-chrome');
  const shell = findOnPath('chromium-headless-shell') ?? chromium ?? '';
  const firefox = findOnPath('firefox-esr', 'firefox');
  const driver = findOnPath('WebKitWebDriver');
  const display = findOnPath('Xvfb');
  const miniBrowser = findMiniBrowser();
  return {
    ...(chromium && { chromium: { browser: chromium, shell } }),
    ...(firefox && { firefox: { browser: firefox } }),
    ...(driver && display && miniBrowser && { webkit: { driver, browser: miniBrowser, display } }),
  };
}
