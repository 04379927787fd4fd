import type { Translation } from '../Translation';

export const rules: Translation['rules'] = {
  summary: {
    opens: 'Se abre {when}, {where}.',
    available: 'Disponible {where}.',
    when: {
      immediately: 'de inmediato',
      scroll: 'tras desplazarse un {n}%',
      delay: 'después de {n, plural, one {# segundo} other {# segundos}}',
      exitIntent: 'cuando el visitante está por irse',
      manual: 'solo desde código o un botón',
      anchor: 'en el ancla «{name}» o desde código',
      code: 'solo desde código',
    },
    where: {
      all: 'en todos los dispositivos',
      computers: 'en computadoras',
      phones: 'en teléfonos y tabletas',
    },
    again: {
      always: 'Se muestra siempre.',
      never: 'Se muestra una sola vez.',
      days: 'Se muestra de nuevo después de {n, plural, one {# día} other {# días}}.',
      hours: 'Se muestra de nuevo después de {n, plural, one {# hora} other {# horas}}.',
      seconds: 'Se muestra de nuevo después de {n, plural, one {# segundo} other {# segundos}}.',
    },
    afterClosing: {
      always: 'Si lo cierran, vuelve a mostrarse siempre.',
      never: 'Si lo cierran, no se muestra más.',
      days: 'Si lo cierran, se muestra de nuevo después de {n, plural, one {# día} other {# días}}.',
      hours: 'Si lo cierran, se muestra de nuevo después de {n, plural, one {# hora} other {# horas}}.',
      seconds:
        'Si lo cierran, se muestra de nuevo después de {n, plural, one {# segundo} other {# segundos}}.',
    },
    onlyOn: 'Solo en {pages}.',
    neverOn: 'Nunca en {pages}.',
  },
  outcome: {
    pages:
      '{n, plural, =0 {No se abre en ninguna} one {Se abre en #} other {Se abre en #}} de {total} páginas.',
    none: 'No se abre.',
    immediately: 'Se abre de inmediato.',
    later: 'Se abre después de {n, plural, one {# segundo} other {# segundos}}.',
  },
  obstacles: {
    noTexting:
      'Los mensajes de texto aún no están configurados. Guardaremos los números, pero no enviaremos mensajes.',
    noWithdrawal:
      'Donde se aplica la ley europea, tu texto legal reemplaza nuestra frase de consentimiento. Indica qué aceptan los visitantes y que pueden responder STOP.',
    noWebsite: 'Agrega tu sitio web. Hasta entonces, se rechazan las suscripciones.',
    messengerClosed: 'No se ofrece Messenger. Agrega el ID de tu página de Facebook.',
    noPhone: 'No se ofrecen mensajes de texto. Agrega tu número de teléfono.',
    smsClosed: 'No se ofrecen mensajes de texto. Actívalos para las burbujas de chat.',
    whatsappClosed: 'No se ofrece WhatsApp. Agrega tu número de WhatsApp.',
    emailClosed: 'No se ofrece correo electrónico. Agrega tu dirección.',
    noPage: 'El botón aún no funciona. Agrega el ID de tu página de Facebook.',
    noMessenger: 'Messenger aún no está configurado. Pueden escribirte, pero no responderemos.',
    hidden: 'La burbuja está oculta. Activa al menos un canal.',
    noAdText: 'El anuncio no tiene texto, así que se vería el nombre de este widget. Agrega un título.',
  },
  samples: {
    code: 'Tu mensaje usa el código de ejemplo {code}. Créalo en tu tienda o cámbialo.',
    page: 'Tu mensaje enlaza a la página de ejemplo {page}. Reemplázala por la tuya.',
    email: 'Reemplaza la dirección de ejemplo {email}.',
    phone: 'Reemplaza el número de WhatsApp de ejemplo {phone}.',
  },
  websites: {
    rejected:
      'Rechazamos {n, plural, one {# suscripción} other {# suscripciones}} de {host} porque no está en tu lista de sitios web.',
    notListed:
      'Tu script funciona en {host}, pero ese sitio web no está en tu lista. Los widgets no se muestran ahí.',
    none: 'Agrega tu sitio web. Hasta entonces, se rechazan las suscripciones por teléfono.',
  },
};
