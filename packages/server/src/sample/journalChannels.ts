/** Shown on every visit. */
export const always = { showAgain: ['always', null] };

/** Every channel of a bubble, as the journal can be reached. */
export const journalChannels = {
  enable_facebook: true,
  enable_sms: true,
  enable_whatsapp: true,
  enable_email: true,
  email_to: 'hello@fernandfig.example',
  whatsapp_code: 'US',
  whatsapp_number: '4155552671',
  whatsapp_id: '14155552671',
};
