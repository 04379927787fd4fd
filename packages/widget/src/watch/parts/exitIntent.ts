import { watchExitIntent } from '../../edge/watchExitIntent';
import type { AccountFacts } from '../account';

declare const beckon: AccountFacts;
beckon.watchers.exit_intent = watchExitIntent;
