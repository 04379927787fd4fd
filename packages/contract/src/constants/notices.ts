/* Messages from the runtime itself to a visitor, except those that only a drawing needs. [SMS-07, A-90] */
export const phoneMissing = 'Please enter your phone number.';
export const consentMissing = 'Please check the box to agree.';
export const phoneBusy = 'Too many numbers were sent from here. Please wait a minute and try again.';
export const phoneOffline = 'We couldn’t send your number. Please check your connection and try again.';
