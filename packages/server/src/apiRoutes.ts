import {
  addressRoutes,
  invitationRoutes,
  joinRoutes,
  keyRoutes,
  memberRoutes,
  meRoutes,
  passwordRoutes,
  sessionRoutes,
  settingsRoutes,
} from './accounts/index';
import { type ApiRoute, versionRoutes } from './api/index';
import { connectionRoutes, failedMessageRoutes, testMessageRoutes } from './channels/index';
import { closingRoutes } from './closing/index';
import { figureRoutes } from './events/index';
import { adsRoutes } from './messenger/index';
import { refusalRoutes } from './refusals/index';
import { sandboxRoutes } from './sandbox/index';
import { numberRoutes, subscriberRoutes } from './subscribers/index';
import { deliveryRoutes, webhookRoutes } from './webhooks/index';
import { landingRoutes, publishRoutes, widgetRoutes } from './widgets/index';

/** Every route of the owner's API; the documentation and the tests of all roles use this table. [OWN-01, OWN-10] */
export const apiRoutes: readonly ApiRoute[] = [
  ...sessionRoutes,
  ...passwordRoutes,
  ...addressRoutes,
  ...meRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...joinRoutes,
  ...keyRoutes,
  ...widgetRoutes,
  ...publishRoutes,
  ...landingRoutes,
  ...adsRoutes,
  ...settingsRoutes,
  ...closingRoutes,
  ...connectionRoutes,
  ...testMessageRoutes,
  ...failedMessageRoutes,
  ...subscriberRoutes,
  ...numberRoutes,
  ...figureRoutes,
  ...refusalRoutes,
  ...webhookRoutes,
  ...deliveryRoutes,
  ...sandboxRoutes,
  ...versionRoutes,
];
