import { watchAnchors } from '../../edge/watchAnchors';
import type { AccountFacts } from '../account';

declare const beckon: AccountFacts;
beckon.watchers.anchor = watchAnchors;
