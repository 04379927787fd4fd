/** Fields that configurations may have but nothing uses. They are kept as they are, and have no control. [ENT-16] */
export const idleFields: readonly string[] = [
  // The full number contains both, and is what the link needs.
  'channels.whatsapp_code',
  'channels.whatsapp_number',
];
