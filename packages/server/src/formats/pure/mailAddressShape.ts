/** An email address that is safe to hand to an SMTP server: no line breaks, brackets or other command characters. [OWN-01] */
export const mailAddressShape = /^[^\s<>@"(),:;\\[\]]+@[^\s<>@"(),:;\\[\]]+$/;
