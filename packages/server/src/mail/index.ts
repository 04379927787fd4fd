/** What other folders may use: emails: queue and SMTP. */
export { createMailer, type Mailer, type MailSettings } from './createMailer';
export { type Mail, sendSmtp } from './sendSmtp';
export { startMails } from './startMails';
export { listSandboxMails } from './store/saveSandboxMail';
