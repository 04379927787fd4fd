/** Emails: their queue, and SMTP. Other folders use only these names. */
export { createMailer, type Mailer, type MailSettings, type MailTransport } from './createMailer';
export { type Mail, MailRefusal, sendSmtp } from './sendSmtp';
export { startMails } from './startMails';
export { pruneMails, retryMail } from './store/claimMails';
export { listSandboxMails } from './store/insertSandboxMail';
