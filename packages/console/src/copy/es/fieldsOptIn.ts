import type { Translation } from '../Translation';

export const fieldsOptIn: Translation['fields']['optIn'] = {
  channel: 'Canal',
  smsKeyword: 'Palabra clave por SMS',
  buttonText: 'Texto del botón',
  legal: {
    label: 'Texto legal',
    help: 'Se agrega al aviso que exige la ley de EE. UU. Donde se aplica la ley europea, reemplaza nuestra frase de consentimiento: escríbelo completo.',
  },
  offerMessenger: 'Ofrecer Messenger',
  offerSms: 'Ofrecer mensajes de texto',
  offerWhatsapp: 'Ofrecer WhatsApp',
  whatsappNumber: 'Número de WhatsApp',
  whatsappMessage: 'Mensaje prellenado',
  offerEmail: 'Ofrecer correo electrónico',
  emailAddress: 'Correo electrónico',
  messenger: {
    with: 'Suscribirse con',
    button: 'Botón',
    checkbox: 'Casilla',
    underEuropeanLaw: 'Donde se aplica la ley europea, los visitantes ven el enlace «{text}».',
    buttonHelp: 'Los plugins de Messenger solo muestran el texto predeterminado.',
    checkboxButton: 'Botón bajo la casilla',
    checkboxLink: {
      label: 'Enlace bajo la casilla',
      help: 'El plugin de Messenger no tiene enlace: tu formulario envía la suscripción.',
    },
    checked: {
      label: 'Marcada de forma predeterminada',
      help: 'Solo el plugin de Messenger lo permite. Nuestra casilla siempre empieza sin marcar.',
    },
    size: {
      label: 'Tamaño',
      help: 'Se aplica a la casilla de Messenger y al enlace bajo la nuestra.',
    },
    alignment: 'Alineación',
  },
  comments: {
    posts: 'Publicaciones',
    specificPosts: 'Publicaciones específicas',
    allPosts: 'Todas las publicaciones',
    ignoreReplies: 'Ignorar respuestas',
    include: {
      label: 'Incluir palabras clave',
      help: 'Solo respondemos a comentarios con una de estas palabras.',
    },
    exclude: {
      label: 'Excluir palabras clave',
      help: 'No respondemos a comentarios con una de estas palabras.',
    },
    addWord: 'Agrega una palabra clave',
    reply: 'Enviar respuesta',
    postIds: {
      label: 'ID de las publicaciones',
      help: 'Solo respondemos a comentarios en estas publicaciones.',
    },
    addPostId: 'Agrega un ID de publicación',
  },
};
