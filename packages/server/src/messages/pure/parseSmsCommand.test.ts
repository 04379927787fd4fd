import { describe, expect, it } from 'vitest';
import { parseSmsCommand } from './parseSmsCommand';

describe('parseSmsCommand', () => {
  it.each([
    ...[
      'STOP',
      'stop',
      'Stop',
      ' stop ',
      'STOP.',
      'stop!!!',
      '"STOP"',
      'S​TOP'.replace('​', ''),
      'stop 🛑',
      '🛑stop',
    ],
    ...[
      'STOPALL',
      'stop all',
      'UNSUBSCRIBE',
      'Cancel',
      'END',
      'QUIT',
      'REVOKE',
      'OPTOUT',
      'opt out',
      'Opt-Out',
    ],
    ...['please stop', 'stop please', 'Stop it', 'stop now', 'ＳＴＯＰ', 'stop thanks'],
    ...[
      'Stopp',
      'abmelden',
      'ARRÊT',
      'arret',
      'ALTO',
      'parar',
      'baja',
      'cancelar',
      'ferma',
      'afmelden',
      'sair',
    ],
    ...['СТОП', 'Стоп!', 'відписатися', '停止', '退订', 'ストップ', 'إيقاف', 'ايقاف', 'הסר', 'หยุด', 'ΣΤΟΠ'],
  ])('OWN-13 C58 "%s" is a STOP', (text) => {
    expect(parseSmsCommand(text)).toBe('stop');
  });

  it.each([
    ...[
      'please stop texting me',
      'Stop sending me messages',
      'stop these texts',
      'Can you stop with the spam?',
    ],
    ...['I want to unsubscribe', 'unsubscribe me please', 'I am opting out', 'take me off your list'],
    ...[
      'Remove me',
      'remove my number from this list',
      'Delete my number',
      'No more texts',
      'no more messages!',
    ],
    ...["Don't text me again", 'dont message me', 'do not contact me', 'never text me', 'leave me alone'],
    ...['STOP FERN', 'stop fern10'],
    ...['cancel my subscription', 'I withdraw my consent', "I don't want these texts", 'wrong number'],
    ...['I no longer want to get messages', 'Please do not send me any more', 'END ALL TEXTS'],
  ])('OWN-13 C60 "%s" is a STOP, in other words', (text) => {
    expect(parseSmsCommand(text)).toBe('stop');
  });

  it.each([
    ...['START', 'start', 'Unstop', 'start please'].map((text) => [text, 'start']),
    ...['HELP', 'help!', 'Info', '¿ayuda?', 'help please'].map((text) => [text, 'help']),
    ...['YES', 'yes', 'Yes!', 'y', 'sí', 'ja'].map((text) => [text, 'yes']),
  ])('OWN-13 C59 "%s" is %s', (text, command) => {
    expect(parseSmsCommand(String(text))).toBe(command);
  });

  it.each([
    ...[
      'FERN',
      'Subscribe abcdefghijklmnop',
      'Where do I stop the car?',
      'the end of the week',
      'can I cancel?',
    ],
    ...['Is there a bus stop near you', 'help yourself', 'yes but how', '', '🌿', 'weekend', 'nonstop'],
  ])('OWN-13 "%s" is for a keyword or a person', (text) => {
    expect(parseSmsCommand(text)).toBe('unclear');
  });
});
