import { isMobileBrowser } from '../../edge/isMobileBrowser';
import type { AccountFacts } from '../account';

declare const beckon: AccountFacts;
beckon.watchers.device = isMobileBrowser;
