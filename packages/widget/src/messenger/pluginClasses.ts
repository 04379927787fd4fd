/** The plugins we draw: the name in each one's reports, and the class of the elements that become it. [REND-10] */
export const pluginClasses = {
  messenger_checkbox: 'fb-messenger-checkbox',
  send_to_messenger: 'fb-send-to-messenger',
  customerchat: 'fb-customerchat',
} as const;

export type Plugin = keyof typeof pluginClasses;
