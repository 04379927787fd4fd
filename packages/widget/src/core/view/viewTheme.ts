import type { Main, Widget } from '@beckon/contract';
import type { Instance } from '../State';
import { inkOn } from './inkOn';
import { isDark } from './isDark';
import { isReadable } from './isReadable';
import { lightOf } from './lightOf';
import type { Theme } from './View';

const percent = 100;

/** The colors of a widget; after the opt-in those of its submitted state, if given. [LAY-03, LAY-04, SMS-12, OVL-03, ENT-12] */
export function viewTheme({ channel, data }: Widget, { submitted: isDone }: Instance): Theme {
  const { main, submitted } = data;
  const colors = channel === 'omni' ? greetingColors(data) : main.colors;
  const after = isDone ? submitted.colors : undefined;
  // A checkbox may have a separate background. [ENT-12]
  const ground =
    main.buttonType === 'checkbox' && channel === 'fb' ? main.colors.backgroundCheckbox : undefined;
  const background = after?.background ?? ground ?? colors.background;
  const success = submitted.colors.buttonBackground;
  const isSms = channel === 'sms';
  const headline = after?.headline ?? (isSms ? colors.smsHeadline : undefined) ?? colors.headline;
  return {
    scheme: schemeFor(background, headline),
    background,
    headline,
    description: after?.description ?? (isSms ? colors.smsDescription : undefined) ?? colors.description,
    // Consent text must be readable, whatever the colors around it; on an unknown background we can't tell.
    legal: background && isReadable(colors.smsLegalText, background) ? colors.smsLegalText : undefined,
    buttonBackground: main.buttonBackground ?? main.colors.button ?? main.colors.buttonBackground,
    buttonText: main.colors.buttonText,
    success,
    // The specified white can't be seen on the specified green.
    successInk: isReadable(submitted.colors.buttonText, success)
      ? submitted.colors.buttonText
      : inkOn(success),
    backdropOpacity: main.opacity / percent,
  };
}

/** An omnichat has other names for the same colors. [OMNI-27] */
function greetingColors({ appearance, main }: Widget['data']): Partial<Main['colors']> {
  const colors = appearance?.colors;
  return {
    background: colors?.background,
    headline: colors?.greetingHeadline,
    description: colors?.greetingText,
    smsLegalText: colors?.legalText ?? main.colors.smsLegalText,
  };
}

/**
 * Without a background color, a widget follows the visitor's light or dark preference, unless its headline is readable on only one. [LAY-03]
 * @internal
 */
export function schemeFor(background: string | undefined, headline?: string): Theme['scheme'] {
  if (background !== undefined) return isDark(background) ? 'dark' : 'light';
  const light = lightOf(headline);
  if (light === undefined) return 'auto';
  return light > mostOnLight ? 'dark' : light < leastOnDark ? 'light' : 'auto';
}

/** The luminance range in which large text has a contrast of 3 on both default backgrounds. */
const mostOnLight = 0.3;
const leastOnDark = 0.127;
