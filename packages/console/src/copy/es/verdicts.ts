import type { LateTranslation } from '../Translation';

export const verdicts: LateTranslation['verdicts'] = {
  host: '{host} no está en tu lista de sitios web. Agrégalo en la configuración.',
  website:
    'Se rechazan las suscripciones por teléfono desde {host}. Agrégalo a tus sitios web en la configuración.',
  route: {
    allowed: 'Se muestra en esta página.',
    excluded: 'Excluida por la regla de página «{rule}».',
    unmatched:
      'Esta página no coincide con {n, plural, one {la regla de página} other {ninguna de las # reglas de página}}.',
  },
  repeat: {
    always: 'Se muestra siempre.',
    unseen: 'Este visitante aún no lo ha visto.',
    never: 'Ya se mostró y solo se muestra una vez.',
    unknown:
      'Ya se mostró. No conocemos la regla «{kind}» o le falta un número, así que no vuelve a mostrarse.',
    ago: 'Se mostró hace {ago}.',
    waits: 'Se mostró hace {ago}. Vuelve a mostrarse en {rest}.',
  },
  device: {
    phone: 'Se muestra en teléfonos y tabletas.',
    computer: 'Se muestra en computadoras.',
    notPhone: 'Oculto en teléfonos y tabletas.',
    notComputer: 'Oculto en computadoras.',
  },
  entrance: {
    immediately: 'Se abre en cuanto carga la página.',
    manual: 'Se abre solo desde código o un botón.',
    scroll: 'Se desplazó un {is}% de la página. Se abre al {needs}%.',
    delay:
      '{is, plural, one {# segundo} other {# segundos}} en la página. Se abre después de {needs, plural, one {# segundo} other {# segundos}}.',
    leaves: 'El visitante estaba por irse.',
    exitIntent: 'Se abre cuando el visitante está por irse.',
    reached: 'El visitante llegó al ancla «{name}».',
    anchor: 'Se abre en el ancla «{name}» o desde código.',
    noNumber: 'A la regla «{kind}» le falta un número, así que solo se abre desde código.',
    unknown: 'No conocemos la regla «{kind}», así que solo se abre desde código.',
  },
};
