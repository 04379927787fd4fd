import type { Translation } from '../Translation';

export const install: Translation['install'] = {
  lead: 'Agrega un script a tu sitio. Lo que publiques aparecerá automáticamente.',
  loadFailed: 'No pudimos cargar tu script',
  installed: 'Instalado',
  notDetected: 'Aún no detectado',
  script: {
    title: 'Tu script',
    check: 'Volver a comprobar',
    noSite: '¿Aún no tienes un sitio? {link}',
    sample: 'Prueba tus widgets en una tienda de ejemplo',
    cost: 'Hasta que se muestra un widget, Beckon carga como máximo {first} kB con la página y {all} kB en total, comprimidos. 50 widgets suman {more} kB.',
    measured: 'Mira cómo lo medimos',
  },
  snippet: {
    copied: 'Copiado al portapapeles.',
    blocked: 'Tu navegador bloqueó la copia. Selecciona el código y cópialo.',
  },
  guides: {
    title: 'Cómo instalarlo',
    label: 'Plataforma',
    html: {
      title: 'HTML',
      first: 'Abre el archivo o la plantilla que comparten todas tus páginas.',
      second: 'Pega el script antes de </head>.',
      third: 'Publica la página.',
    },
    tags: {
      title: 'Google Tag Manager',
      first: 'Crea una etiqueta de tipo «HTML personalizado».',
      second: 'Pega el script en ella.',
      third: 'Configúrala para que se active en todas las páginas y publica el contenedor.',
    },
    wordpress: {
      title: 'WordPress',
      first: 'Abre Apariencia → Editor de archivos de temas, o un plugin que agregue código al head.',
      second: 'Pega el script antes de </head> en header.php.',
      third: 'Guarda los cambios.',
    },
    react: {
      title: 'React',
      first: 'Pega el script en el index.html de tu aplicación o en el documento de tu framework.',
      second: 'Los cambios de ruta funcionan sin código adicional.',
      third:
        'Para recuadros, botones y casillas, renderiza su código de inserción. Beckon lo encuentra en cuanto aparece.',
    },
  },
  embeds: {
    title: 'Recuadros, botones y casillas',
    lead: 'Pega esto donde deba aparecer el widget.',
    none: 'Aún no tienes ninguno. Aquí verás su código de inserción.',
    label: 'Código de inserción de {name}',
  },
  websites: {
    title: 'Tus sitios web',
    none: 'Los formularios de teléfono solo funcionan en los sitios web que agregues.',
    add: 'Agregar sitios web',
  },
};
