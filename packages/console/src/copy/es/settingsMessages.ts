import type { Translation } from '../Translation';

export const settingsMessages: Translation['settings']['messages'] = {
  ownersOnly: 'Solo los propietarios pueden conectar proveedores.',
  loadFailed: 'No pudimos cargar tus proveedores',
  connect: 'Conectar {name}',
  connected: '{name} está conectado y enviará tus mensajes.',
  connectedTag: 'Conectado',
  about: 'Termina en {end} · {time}',
  setUp: 'Agrega esto a tu configuración de {name} para recibir las respuestas:',
  noCall: 'Aún no hay respuestas ni informes de {name}. Envía un mensaje a tu número para comprobarlo.',
  lastCall: 'Última llamada de {name}: {time}',
  disconnect: 'Desconectar',
  disconnected: '{name} está desconectado.',
  question: '¿Desconectar {name}?',
  consequence: 'Eliminaremos sus credenciales y dejaremos de enviar mensajes por este medio.',
  numberConsequence:
    'Dejaremos de enviar mensajes por este medio. Conservaremos su número y sus credenciales cifrados 90 días, solo para procesar respuestas STOP.',
  noTest: 'Conecta un proveedor para enviar una prueba.',
  test: {
    to: 'Enviar una prueba a',
    inSandbox: 'El mensaje aparece en el sandbox.',
    send: 'Enviar prueba',
    nobody: 'Para aparecer aquí, primero escribe a tu página de Facebook desde uno de tus widgets.',
    since: '{id}, desde el {date}',
    states: {
      queued: 'Enviando…',
      sending: 'Enviando…',
      sent: 'Enviado',
      failed: 'Fallido',
      cancelled: 'Cancelado',
      unknown: 'Estado desconocido',
    },
  },
  failed: {
    title: 'Mensajes fallidos',
    lead: 'Mensajes que no pudimos enviar en los últimos 90 días.',
    retry: 'Reintentar',
    retryTo: 'Reintentar el mensaje a {recipient}',
    mayHaveArrived: 'No lo enviamos de nuevo porque es posible que haya llegado.',
  },
};
