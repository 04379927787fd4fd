import { places } from '../../edge/places';
import type { AccountFacts } from '../account';

declare const beckon: AccountFacts;
beckon.watchers.places = places;
