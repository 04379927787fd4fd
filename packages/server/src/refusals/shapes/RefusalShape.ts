import * as v from 'valibot';
import { apiField } from '../../api/pure/index';
import { refusalReasons } from '../pure/refusalReasons';

/** How many sign-ups were rejected, or texts not answered, for one reason. [OWN-11] */
export const RefusalShape = v.object({
  reason: v.picklist(refusalReasons),
  host: v.pipe(
    v.string(),
    v.description('The website, for `website_not_allowed`. Empty if we counted without it.'),
  ),
  n: v.number(),
  lastAt: apiField.time,
});
