/** Fields that configurations may carry and that nothing is done with. They are kept as they are, and have no control. [ENT-16] */
export const idleFields: readonly string[] = [
  // The full number holds both, and is what the link needs.
  'channels.whatsapp_code',
  'channels.whatsapp_number',
];
