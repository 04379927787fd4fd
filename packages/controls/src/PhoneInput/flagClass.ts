import classes from './PhoneInput.module.css';

/** The class of a flag, for what is drawn before the visitor's system is known. */
export const flagClass = classes.flag ?? '';
