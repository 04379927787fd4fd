/** Fields that configurations may carry and that nothing is done with, each with the reason. They are kept as they are, and have no control. [ENT-10, ENT-12, ENT-13, ENT-16] */
export const idleFields: Readonly<Record<string, string>> = {
  'submitted.colors.buttonText': 'the sign of success chooses a colour that can be seen on it',
  'submitted.imagePlacement': 'after the opt-in the picture stands above the words',
  'submitted.videoPlacement': 'after the opt-in the video stands above the words',
  'submitted.overlay.enabled': 'after the opt-in nothing lies behind the words',
  'submitted.overlay.overlayColor': 'after the opt-in nothing lies behind the words',
  'submitted.backgroundImage.img_big': 'after the opt-in nothing lies behind the words',
  'channels.whatsapp_code': 'the full number holds it, and is what the link needs',
  'channels.whatsapp_number': 'the full number holds it, and is what the link needs',
};
