import type { Translation } from '../Translation';

export const editorPreview: Translation['editor']['preview'] = {
  title: 'Vista previa',
  frame: 'Vista previa del widget',
  device: 'Dispositivo',
  state: 'Estado',
  page: 'Página de fondo',
  pages: {
    light: 'Página clara',
    dark: 'Página oscura',
    own: 'Tu sitio',
  },
  blank: 'No hay nada que mostrar. Revisa los campos marcados.',
  hidden: 'Oculto para los visitantes',
  redirects: 'Los visitantes van a {url}.',
  redirectsNowhere: 'Escribe la URL a la que irán los visitantes.',
  site: {
    url: 'URL de la página',
    font: 'Fuente del sitio',
    fontExample: 'Fuente del sitio, como Georgia, serif',
    unknown: 'Esta página no está en ninguno de tus sitios web.',
    show: 'Mostrar de todos modos',
    note: 'Si esto queda en blanco, tu sitio bloquea las vistas previas. Los widgets usan la fuente de tu sitio: escríbela para verla aquí.',
  },
  otherWidgets: {
    title: 'Este widget no aparece en tu sitio',
    link: 'Publícalo para obtener su enlace.',
    code: 'Publícalo para obtener su enlace y su código QR.',
    comments: 'Publícalo para empezar a responder los comentarios de tu página de Facebook.',
    ads: 'Publícalo para obtener el nombre de referencia de tu anuncio.',
    adsJson: 'Publícalo para obtener el JSON de tu anuncio.',
    answering: {
      title: 'Las respuestas a comentarios están activas',
      text: 'Las personas cuyos comentarios coinciden con tu configuración reciben tu respuesta privada. No tienes que instalar nada.',
    },
    refName: 'Nombre de referencia',
    refNote:
      'Escríbelo como parámetro ref de tu anuncio. Quienes te escriben desde el anuncio se suscriben aquí.',
    linkLabel: 'Enlace',
    qrCode: 'Código QR del enlace',
    json: 'JSON del anuncio',
    download: 'Descargar',
    jsonNote:
      'Pégalo en el campo JSON de la plantilla de mensaje de tu anuncio. Muestra la versión publicada.',
  },
};
