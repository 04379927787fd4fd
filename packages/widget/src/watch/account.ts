/**
 * The script of an account, without the account: the server puts this text between the parts that belong to it. It watches the page; the
 * runtime loads when something is due. [OWN-05]
 */
import type { PageFacts } from '@beckon/contract';
import { report } from '@beckon/platform';
import type { routeAllowed } from '../core/conditions/routeAllowed';
import type { Framer } from '../edge/createFrames';
import type { AccountFrames } from './createLateFramer';
import type { PartAddresses } from './createParts';
import { startAccount } from './startAccount';
import type { Watchers } from './watchPage';

/** What the server writes before this text. */
export type AccountFacts = {
  facts: PageFacts;
  /** The whole configuration, as text: most pages never need it. */
  config: string;
  host: string;
  pageId: string;
  appId: string;
  addresses: PartAddresses;
  watchers: Watchers;
  isRouteAllowed?: typeof routeAllowed;
  /** How some widgets first look, and the code that draws it; most accounts have neither. */
  frames?: AccountFrames;
  createFramer?: (page: Window, frames: AccountFrames) => Framer | undefined;
};

declare const beckon: AccountFacts;

try {
  startAccount(window, beckon);
} catch (error) {
  report(error);
}
