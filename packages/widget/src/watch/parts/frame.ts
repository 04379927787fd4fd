import { createFramer } from '../../edge/createFramer';
import type { AccountFacts } from '../account';

declare const beckon: AccountFacts;
beckon.createFramer = createFramer;
