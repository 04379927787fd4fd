/** A round speech bubble with a telephone receiver in it. */
export const whatsappPath =
  'M12 3.75a8.25 8.25 0 1 1-4.1 15.4L4 20l.9-3.75A8.25 8.25 0 0 1 12 3.75ZM9 8.25c-.9.8-.75 2.4.85 4.4s3.6 2.9 4.9 2.1l.75-.9-1.75-1.4-1.1.7c-.9-.4-1.6-1.15-2-2.1l.8-.95L10.25 8Z';
