import type { Translation } from '../Translation';
import { fieldsAfter as after } from './fieldsAfter';
import { fieldsContent as content } from './fieldsContent';
import { fieldsLook as look } from './fieldsLook';
import { fieldsOptIn as optIn } from './fieldsOptIn';
import { fieldsRules as rules } from './fieldsRules';

export const fields: Translation['fields'] = {
  panels: {
    content: 'Contenido',
    look: 'Diseño',
    optIn: 'Suscripción',
    after: 'Tras suscribirse',
    rules: 'Cuándo',
    where: 'Dónde',
    advanced: 'Avanzado',
    languages: 'Idiomas',
  },
  groups: {
    media: 'Imagen o video',
    background: 'Fondo',
    colors: 'Colores',
    layout: 'Tamaño y posición',
    messages: 'Mensajes',
    messenger: 'Messenger',
    sms: 'Mensajes de texto',
    whatsapp: 'WhatsApp',
    email: 'Correo electrónico',
  },
  options: {
    small: 'Pequeño',
    medium: 'Mediano',
    large: 'Grande',
    light: 'Claro',
    dark: 'Oscuro',
    left: 'Izquierda',
    center: 'Centro',
    right: 'Derecha',
    top: 'Arriba',
    bottom: 'Abajo',
  },
  unset: {
    color: 'Automático',
    pair: 'Igual que arriba',
  },
  amounts: {
    percent: '{n}%',
    pixels: '{n} px',
    seconds: '{n, plural, one {# segundo} other {# segundos}}',
  },
  problems: {
    quoted: '«{label}»',
    image: 'debe ser la URL de una imagen que empiece con https://',
    url: 'debe ser una URL, como https://example.com/gracias',
    page: 'contiene «{entry}», que no es una página. Empieza con /, como en /blog/*, o escribe una URL completa',
  },
  onlyPlugin: 'Solo lo usa el plugin de Messenger.',
  content,
  look,
  optIn,
  after,
  rules,
};
