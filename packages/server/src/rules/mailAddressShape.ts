/** A mail address that can be handed to a mail server as it is: without line ends, brackets and anything else that commands are made of. [OWN-01] */
export const mailAddressShape = /^[^\s<>@"(),:;\\[\]]+@[^\s<>@"(),:;\\[\]]+$/;
