import { lists } from '@beckon/contract';
import { copy } from '../copy/copy';
import type { EditorField } from './EditorField';
import { typeSets } from './typeSets';

const { ruled } = typeSets;
const drawn = lists.runtimeTypes;
const { rules: texts, amounts } = copy.fields;

/** Pages that most sites and stores have, suggested in page rules. [DISP-16, DISP-17] */
const commonPages = [
  ['/', texts.commonPages.home],
  ['/blog/*', texts.commonPages.blog],
  ['/products/*', texts.commonPages.products],
  ['/collections/*', texts.commonPages.collections],
  ['/cart', texts.commonPages.cart],
  ['/checkout*', texts.commonPages.checkout],
  ['/account*', texts.commonPages.account],
] as const;

/** When it opens, how often, where, and in which language. [ENT-11, ENT-15] */
export const ruleFields: readonly EditorField[] = [
  {
    path: 'main.whenDisplay',
    panel: 'rules',
    label: texts.open,
    control: { kind: 'entrance' },
    types: ruled,
  },
  {
    path: 'main.showAgain',
    panel: 'rules',
    label: texts.showAgain,
    control: { kind: 'repeat' },
    types: ruled,
  },
  {
    path: 'main.showAgainIfClosed',
    panel: 'rules',
    ...texts.showAgainIfClosed,
    control: { kind: 'repeat' },
    types: ruled,
  },
  {
    path: 'main.popupMessageWhenDisplay',
    panel: 'rules',
    label: texts.popup,
    control: { kind: 'appearance' },
    types: ['omnichat'],
    when: { path: 'main.popupMessageEnabled', is: [true] },
  },
  {
    path: 'setup.desktopFirstSeen',
    panel: 'rules',
    label: texts.panelOnComputers,
    control: { kind: 'firstSeen' },
    types: ['omnichat'],
  },
  {
    path: 'setup.mobileFirstSeen',
    panel: 'rules',
    label: texts.panelOnPhones,
    control: { kind: 'firstSeen' },
    types: ['omnichat'],
  },
  {
    path: 'setup.minimized',
    panel: 'rules',
    label: texts.chatStarts,
    control: {
      kind: 'choice',
      options: [
        ['opened', texts.chatStates.opened],
        ['hidden', texts.chatStates.hidden],
        ['minimized', texts.chatStates.minimized],
      ],
      unset: 'opened',
    },
    types: ['customer_chat'],
  },
  {
    path: 'setup.dialogDelay',
    panel: 'rules',
    label: texts.delay,
    control: { kind: 'number', min: 0, max: 86_400, unit: texts.units.seconds, phrase: amounts.seconds },
    types: ['customer_chat'],
    when: { path: 'setup.minimized', is: ['minimized'] },
  },
  {
    path: 'setup.hideOnMobile',
    panel: 'where',
    label: texts.devices,
    control: {
      kind: 'choice',
      options: [
        ['', texts.deviceOptions.all],
        ['desktop', texts.deviceOptions.computers],
        ['mobile', texts.deviceOptions.phones],
      ],
    },
    types: drawn,
  },
  {
    path: 'setup.urlWhitelist',
    panel: 'where',
    ...texts.onlyOn,
    control: { kind: 'lines', placeholder: texts.addPage, suggests: commonPages, isPages: true },
    types: drawn,
  },
  {
    path: 'setup.urlBlacklist',
    panel: 'where',
    label: texts.neverOn,
    control: { kind: 'lines', placeholder: texts.addPage, suggests: commonPages, isPages: true },
    types: drawn,
  },
  {
    path: 'setup.ref',
    panel: 'advanced',
    ...texts.ref,
    control: { kind: 'text' },
    types: lists.otherKinds,
  },
  {
    path: 'setup.ref_payload_field_id',
    panel: 'advanced',
    ...texts.payload,
    control: { kind: 'text' },
    channels: ['fb', 'sms'],
    types: [...drawn.filter((type) => type !== 'omnichat'), ...lists.otherKinds],
  },
  {
    path: 'setup.pixelId',
    panel: 'advanced',
    ...texts.pixel,
    control: { kind: 'text' },
    types: ['landing'],
  },
  {
    path: 'setup.language',
    panel: 'languages',
    label: copy.languages.setting.label,
    control: { kind: 'language' },
    types: drawn,
  },
];
