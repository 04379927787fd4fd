import type { ApiRoute } from './ApiRoute';
import { addressRoutes } from './addressRoutes';
import { adsRoutes } from './adsRoutes';
import { connectionRoutes } from './connectionRoutes';
import { deliveryRoutes } from './deliveryRoutes';
import { figureRoutes } from './figureRoutes';
import { invitationRoutes } from './invitationRoutes';
import { joinRoutes } from './joinRoutes';
import { keyRoutes } from './keyRoutes';
import { landingRoutes } from './landingRoutes';
import { memberRoutes } from './memberRoutes';
import { passwordRoutes } from './passwordRoutes';
import { publishRoutes } from './publishRoutes';
import { sandboxRoutes } from './sandboxRoutes';
import { sessionRoutes } from './sessionRoutes';
import { settingsRoutes } from './settingsRoutes';
import { subscriberRoutes } from './subscriberRoutes';
import { testMessageRoutes } from './testMessageRoutes';
import { webhookRoutes } from './webhookRoutes';
import { widgetRoutes } from './widgetRoutes';

/** Every route of the owner's API; the documentation and the tests of all roles use this table. [OWN-01, OWN-10] */
export const apiRoutes: readonly ApiRoute[] = [
  ...sessionRoutes,
  ...passwordRoutes,
  ...addressRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...joinRoutes,
  ...keyRoutes,
  ...widgetRoutes,
  ...publishRoutes,
  ...landingRoutes,
  ...adsRoutes,
  ...settingsRoutes,
  ...connectionRoutes,
  ...testMessageRoutes,
  ...subscriberRoutes,
  ...figureRoutes,
  ...webhookRoutes,
  ...deliveryRoutes,
  ...sandboxRoutes,
];
