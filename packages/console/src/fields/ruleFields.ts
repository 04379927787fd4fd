import { lists } from '@beckon/contract';
import type { EditorField } from './EditorField';
import { typeSets } from './typeSets';

const { ruled, drawn, overlays } = typeSets;

/** When it opens, how often, and where. [ENT-11, ENT-15] */
export const ruleFields: readonly EditorField[] = [
  {
    path: 'main.whenDisplay',
    panel: 'rules',
    label: 'It opens',
    control: { kind: 'entrance' },
    types: ruled,
  },
  {
    path: 'main.showAgain',
    panel: 'rules',
    label: 'Who has seen it sees it again',
    control: { kind: 'repeat' },
    types: ruled,
  },
  {
    path: 'main.showAgainIfClosed',
    panel: 'rules',
    label: 'Who has closed it sees it again',
    help: 'Without an own rule the one above counts.',
    control: { kind: 'repeat' },
    types: ruled,
  },
  {
    path: 'main.popupMessageWhenDisplay',
    panel: 'rules',
    label: 'The message beside the bubble appears',
    control: { kind: 'appearance' },
    types: ['omnichat'],
    when: { path: 'main.popupMessageEnabled', is: [true] },
  },
  {
    path: 'setup.desktopFirstSeen',
    panel: 'rules',
    label: 'On computers the panel is at first',
    control: { kind: 'firstSeen' },
    types: ['omnichat'],
  },
  {
    path: 'setup.mobileFirstSeen',
    panel: 'rules',
    label: 'On phones the panel is at first',
    control: { kind: 'firstSeen' },
    types: ['omnichat'],
  },
  {
    path: 'setup.minimized',
    panel: 'rules',
    label: 'The chat is at first',
    control: {
      kind: 'choice',
      options: [
        ['opened', 'Open'],
        ['hidden', 'A bubble'],
        ['minimized', 'Open after a while'],
      ],
    },
    types: ['customer_chat'],
  },
  {
    path: 'setup.dialogDelay',
    panel: 'rules',
    label: 'After',
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
    help: 'One address or path on each line; * stands for anything, such as /blog/*. Empty means everywhere.',
    control: { kind: 'lines', placeholder: '/blog/*' },
    types: drawn,
  },
  {
    path: 'setup.urlBlacklist',
    panel: 'where',
    label: 'Never on these pages',
    control: { kind: 'lines', placeholder: '/checkout' },
    types: drawn,
  },
  {
    path: 'setup.ref',
    panel: 'advanced',
    label: 'Name in the link',
    help: 'What Messenger is told when somebody comes by this link; letters, digits, dots and hyphens.',
    control: { kind: 'text' },
    types: lists.otherKinds,
  },
  {
    path: 'setup.ref_payload_field_id',
    panel: 'advanced',
    label: 'Field for the payload',
    help: 'Pages can send a payload along; it is stored with the subscriber under this name.',
    control: { kind: 'text' },
    channels: ['fb', 'sms'],
    types: [...overlays, 'button', 'box', 'landing', 'checkbox', 'customer_chat', ...lists.otherKinds],
  },
  {
    path: 'setup.pixelId',
    panel: 'advanced',
    label: 'Number of your ad pixel',
    help: 'It is told of the visit and of the opt-in.',
    control: { kind: 'text' },
    types: ['landing'],
  },
];
