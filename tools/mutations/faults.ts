import type { Fault } from './Fault';
import { closingFaults } from './faults/closingFaults';
import { consoleFaults } from './faults/consoleFaults';
import { contractFaults } from './faults/contractFaults';
import { controlsFaults } from './faults/controlsFaults';
import { coreFaults } from './faults/coreFaults';
import { edgeFaults } from './faults/edgeFaults';
import { editorFaults } from './faults/editorFaults';
import { firstVisitFaults } from './faults/firstVisitFaults';
import { floodFaults } from './faults/floodFaults';
import { frameFaults } from './faults/frameFaults';
import { hostCallFaults } from './faults/hostCallFaults';
import { hostPageFaults } from './faults/hostPageFaults';
import { numberFaults } from './faults/numberFaults';
import { optInFaults } from './faults/optInFaults';
import { ownerFaults } from './faults/ownerFaults';
import { pixelFaults } from './faults/pixelFaults';
import { platformFaults } from './faults/platformFaults';
import { privacyFaults } from './faults/privacyFaults';
import { quietHoursFaults } from './faults/quietHoursFaults';
import { roleFaults } from './faults/roleFaults';
import { serverRoutesFaults } from './faults/serverRoutesFaults';
import { serverRulesFaults } from './faults/serverRulesFaults';
import { serverStoreFaults } from './faults/serverStoreFaults';
import { settingFaults } from './faults/settingFaults';
import { severalServersFaults } from './faults/severalServersFaults';
import { trustFaults } from './faults/trustFaults';
import { uiFaults } from './faults/uiFaults';

/** Every fault of the mutation check: area by area, then by what hosts, visitors and owners were promised. */
export const faults: readonly Fault[] = [
  ...contractFaults,
  ...coreFaults,
  ...edgeFaults,
  ...frameFaults,
  ...uiFaults,
  ...pixelFaults,
  ...platformFaults,
  ...controlsFaults,
  ...serverRulesFaults,
  ...serverStoreFaults,
  ...serverRoutesFaults,
  ...consoleFaults,
  ...numberFaults,
  ...hostPageFaults,
  ...hostCallFaults,
  ...optInFaults,
  ...firstVisitFaults,
  ...ownerFaults,
  ...settingFaults,
  ...editorFaults,
  ...trustFaults,
  ...floodFaults,
  ...closingFaults,
  ...severalServersFaults,
  ...quietHoursFaults,
  ...roleFaults,
  ...privacyFaults,
];
