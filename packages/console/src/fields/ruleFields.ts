import { lists } from '@beckon/contract';
import { commonPages } from './commonPages';
import type { EditorField } from './EditorField';
import { typeSets } from './typeSets';

const { ruled, drawn, overlays } = typeSets;

/** When it opens, how often, and where. [ENT-11, ENT-15] */
export const ruleFields: readonly EditorField[] = [
  {
    path: 'main.whenDisplay',
    panel: 'rules',
    label: 'Open',
    control: { kind: 'entrance' },
    types: ruled,
  },
  {
    path: 'main.showAgain',
    panel: 'rules',
    label: 'Show again',
    control: { kind: 'repeat' },
    types: ruled,
  },
  {
    path: 'main.showAgainIfClosed',
    panel: 'rules',
    label: 'Show again after closing',
    help: 'Uses the setting above unless you choose another.',
    control: { kind: 'repeat' },
    types: ruled,
  },
  {
    path: 'main.popupMessageWhenDisplay',
    panel: 'rules',
    label: 'Show the bubble message',
    control: { kind: 'appearance' },
    types: ['omnichat'],
    when: { path: 'main.popupMessageEnabled', is: [true] },
  },
  {
    path: 'setup.desktopFirstSeen',
    panel: 'rules',
    label: 'Panel on computers',
    control: { kind: 'firstSeen' },
    types: ['omnichat'],
  },
  {
    path: 'setup.mobileFirstSeen',
    panel: 'rules',
    label: 'Panel on phones',
    control: { kind: 'firstSeen' },
    types: ['omnichat'],
  },
  {
    path: 'setup.minimized',
    panel: 'rules',
    label: 'Chat starts',
    control: {
      kind: 'choice',
      options: [
        ['opened', 'Open'],
        ['hidden', 'As a bubble'],
        ['minimized', 'Open after a delay'],
      ],
    },
    types: ['customer_chat'],
  },
  {
    path: 'setup.dialogDelay',
    panel: 'rules',
    label: 'Delay',
    control: { kind: 'number', min: 0, max: 86_400, unit: 'seconds' },
    types: ['customer_chat'],
    when: { path: 'setup.minimized', is: ['minimized'] },
  },
  {
    path: 'setup.hideOnMobile',
    panel: 'where',
    label: 'Devices',
    control: {
      kind: 'choice',
      options: [
        ['', 'All'],
        ['desktop', 'Computers'],
        ['mobile', 'Phones'],
      ],
    },
    types: drawn,
  },
  {
    path: 'setup.urlWhitelist',
    panel: 'where',
    label: 'Only on these pages',
    help: 'URLs or paths. Use * for anything, such as /blog/*. Leave empty for all pages.',
    control: { kind: 'lines', placeholder: 'Add a page', suggests: commonPages, isPages: true },
    types: drawn,
  },
  {
    path: 'setup.urlBlacklist',
    panel: 'where',
    label: 'Never on these pages',
    control: { kind: 'lines', placeholder: 'Add a page', suggests: commonPages, isPages: true },
    types: drawn,
  },
  {
    path: 'setup.ref',
    panel: 'advanced',
    label: 'Referral name',
    help: 'Messenger receives this when someone follows the link. Use letters, digits, dots and hyphens.',
    control: { kind: 'text' },
    types: lists.otherKinds,
  },
  {
    path: 'setup.ref_payload_field_id',
    panel: 'advanced',
    label: 'Payload field',
    help: 'If your page sends a payload, we save it with the subscriber under this name.',
    control: { kind: 'text' },
    channels: ['fb', 'sms'],
    types: [...overlays, 'button', 'box', 'landing', 'checkbox', 'customer_chat', ...lists.otherKinds],
  },
  {
    path: 'setup.pixelId',
    panel: 'advanced',
    label: 'Ad pixel ID',
    help: 'We report visits and opt-ins to it.',
    control: { kind: 'text' },
    types: ['landing'],
  },
];
