import { createHash } from 'node:crypto';
import { listSureToOpen, type Widget } from '@beckon/contract';
import type { Account, StoredWidget } from '../accounts/pure/index';
import { createHostText, createPerHost, type HostText, type MarkedText, markText } from './markText';
import { addHost } from './pure/addHost';
import { writeAccountFiles } from './pure/buildAccountScript';
import { type BuiltBootstrap, readBootstrap } from './pure/buildBootstrap';
import { mostForms } from './pure/drawFrames';
import type { VisitorBuild } from './pure/VisitorBuild';
import { runInSlices } from './runInSlices';
import type { ConfigMark } from './store/selectConfigMark';

/** An account as pages get it: compiled once per change, and served without looking into it again. [OWN-05] */
export type CompiledAccount = BuiltBootstrap & {
  /** Of the rows it was compiled from. */
  mark: string;
  /** About how much memory it takes. */
  bytes: number;
  script: HostText;
  /** The files with first frames, by the names that the script gives them. */
  frames: (host: string) => Promise<Readonly<Record<string, MarkedText>>>;
  data: HostText;
  /** How long to leave it as it is, whatever changes. */
  restUntilMs: number;
};

type Rows = { account: Account; widgets: StoredWidget[]; mark: ConfigMark };
type Deps = { visitor: VisitorBuild; publicUrl: string | undefined; badgeUrl?: string | undefined };

/**
 * What an account takes in memory: as objects, as texts to send, and compressed. Estimated: measuring takes as long as sending it. The two files
 * with first frames have their code, and each form in all its looks, with two bytes per character.
 */
const sizeOf = { account: 65_536, widget: 8192, byte: 6, frames: 49_152, form: 45_056 };
/** A large account whose owner publishes all the time gets a fifth of the server's time at most. */
const largeBytes = 65_536;
const restFactor = 4;
const longestRestMs = 3000;

/**
 * Compiles an account, a few milliseconds at a time, or the first frames of one widget. With a configured address, its script is ready and
 * compressed before any page asks. [OWN-05]
 */
export async function compileAccount(
  { account, widgets, mark }: Rows,
  { visitor, publicUrl, badgeUrl }: Deps,
): Promise<CompiledAccount> {
  const startedMs = performance.now();
  const built = await runInSlices(readBootstrap(account, widgets, badgeUrl));
  const { config } = built;
  const files = createPerHost(async (host) => {
    const served = addHost(config, { host, publicUrl });
    const { script, frames } = await runInSlices(writeAccountFiles(served, visitor, hashText));
    return {
      script: await markText(script),
      frames: frames
        ? {
            [`${frames.name}.js`]: await markText(frames.form),
            [`${frames.name}.ios.js`]: await markText(frames.ios),
          }
        : {},
    };
  });
  const data = createHostText((host) => JSON.stringify(addHost(config, { host, publicUrl })));
  if (publicUrl !== undefined) await files(publicUrl);
  const endedMs = performance.now();
  const restMs = Math.min(longestRestMs, (endedMs - startedMs) * restFactor);
  return {
    ...built,
    mark: mark.text,
    bytes:
      sizeOf.account + sizeOf.widget * widgets.length + sizeOf.byte * mark.bytes + estimateFrames(config),
    script: async (host) => (await files(host)).script,
    frames: async (host) => (await files(host)).frames,
    data,
    restUntilMs: mark.bytes > largeBytes ? endedMs + restMs : 0,
  };
}

/** The files with first frames, whether they are drawn now or when the first page asks. */
function estimateFrames({ widgets }: BuiltBootstrap['config']): number {
  const forms = Math.min(mostForms, listSureToOpen(widgets as readonly Widget[]).length);
  return forms === 0 ? 0 : sizeOf.frames + sizeOf.form * forms;
}

const hashCharacters = 8;

/** Names a file by its text: browsers keep it for good. */
function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, hashCharacters);
}
