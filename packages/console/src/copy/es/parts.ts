import type { Translation } from '../Translation';

export const parts: Translation['parts'] = {
  entries: {
    added: 'Agregado: {list}',
    removed: 'Quitado: {name}',
    remove: 'Quitar {name}',
    unknown: 'No está en la lista: {list}',
  },
  failure: {
    part: 'No pudimos cargar esto. Revisa tu conexión y recarga la página.',
    offline: {
      title: 'No tienes conexión',
      text: 'Esta pantalla se cargará cuando vuelvas a tener conexión.',
    },
    title: 'Algo salió mal',
    text: 'Quizá Beckon se actualizó. Tus cambios guardados están a salvo. Recarga la página para continuar.',
    reload: 'Recargar página',
  },
  loading: 'Cargando',
  alerts: {
    add: 'Agregar {host}',
    manage: 'Administrar sitios web',
  },
  textLimit: {
    waiting:
      'Llegaste a tu límite diario de mensajes. {n, plural, one {# mensaje espera} other {# mensajes esperan}} hasta mañana (UTC).',
    manage: 'Cambiar el límite',
  },
  channels: {
    fb: 'Messenger',
    sms: 'Mensaje de texto',
    omni: 'Todos los canales',
  },
};
