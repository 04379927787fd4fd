import { watchScroll } from '../../edge/watchScroll';
import type { AccountFacts } from '../account';

declare const beckon: AccountFacts;
beckon.watchers.scroll = watchScroll;
