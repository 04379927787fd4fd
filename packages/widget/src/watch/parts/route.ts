import { routeAllowed } from '../../core/conditions/routeAllowed';
import type { AccountFacts } from '../account';

declare const beckon: AccountFacts;
beckon.isRouteAllowed = routeAllowed;
