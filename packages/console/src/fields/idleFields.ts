/** Fields that configurations may carry and that nothing is done with, each with the reason. They are kept as they are, and have no control. [ENT-16] */
export const idleFields: Readonly<Record<string, string>> = {
  'channels.whatsapp_code': 'the full number holds it, and is what the link needs',
  'channels.whatsapp_number': 'the full number holds it, and is what the link needs',
};
