import { addressRoutes } from './accounts/routes/addressRoutes';
import { invitationRoutes } from './accounts/routes/invitationRoutes';
import { joinRoutes } from './accounts/routes/joinRoutes';
import { keyRoutes } from './accounts/routes/keyRoutes';
import { memberRoutes } from './accounts/routes/memberRoutes';
import { passwordRoutes } from './accounts/routes/passwordRoutes';
import { sessionRoutes } from './accounts/routes/sessionRoutes';
import { settingsRoutes } from './accounts/routes/settingsRoutes';
import type { ApiRoute } from './api/ApiRoute';
import { connectionRoutes } from './channels/routes/connectionRoutes';
import { testMessageRoutes } from './channels/routes/testMessageRoutes';
import { figureRoutes } from './events/routes/figureRoutes';
import { adsRoutes } from './messenger/routes/adsRoutes';
import { sandboxRoutes } from './sandbox/routes/sandboxRoutes';
import { subscriberRoutes } from './subscribers/routes/subscriberRoutes';
import { deliveryRoutes } from './webhooks/routes/deliveryRoutes';
import { webhookRoutes } from './webhooks/routes/webhookRoutes';
import { landingRoutes } from './widgets/routes/landingRoutes';
import { publishRoutes } from './widgets/routes/publishRoutes';
import { widgetRoutes } from './widgets/routes/widgetRoutes';

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
