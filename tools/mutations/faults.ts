import type { Fault } from './Fault';
import { consoleFaults } from './faults/consoleFaults';
import { contractFaults } from './faults/contractFaults';
import { controlsFaults } from './faults/controlsFaults';
import { coreFaults } from './faults/coreFaults';
import { edgeFaults } from './faults/edgeFaults';
import { pixelFaults } from './faults/pixelFaults';
import { platformFaults } from './faults/platformFaults';
import { serverRoutesFaults } from './faults/serverRoutesFaults';
import { serverRulesFaults } from './faults/serverRulesFaults';
import { serverStoreFaults } from './faults/serverStoreFaults';
import { uiFaults } from './faults/uiFaults';

/** Every fault of the mutation check, area by area. */
export const faults: readonly Fault[] = [
  ...contractFaults,
  ...coreFaults,
  ...edgeFaults,
  ...uiFaults,
  ...pixelFaults,
  ...platformFaults,
  ...controlsFaults,
  ...serverRulesFaults,
  ...serverStoreFaults,
  ...serverRoutesFaults,
  ...consoleFaults,
];
