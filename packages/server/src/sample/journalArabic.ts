import { ar } from '@beckon/contract/languages/ar';
import { fillPageName } from '@beckon/contract/languages/translateWidget';
import { journalAccount } from './journalAccount';
import { always, journalChannels as channels } from './journalChannels';
import { sampleWidget } from './sampleWidget';

const inArabic = { urlWhitelist: ['/sites/rtl*'] };

/** The overlays of the Arabic shop: a bubble whose legal text is confirmed in Arabic, and a bar. [OWN-21, SMS-11] */
export const journalArabic = [
  sampleWidget({
    widgetId: 6009,
    widgetType: 'omnichat',
    channel: 'omni',
    name: 'Arabic shop: questions',
    data: {
      main: { chatBubble: '#a8501f', popupMessageText: 'هل تبحث عن نبتة لغرفة قليلة الضوء؟' },
      appearance: {
        greeting_headline: 'كيف يمكننا مساعدتك؟',
        greeting_text: 'اختر الطريقة التي تناسبك، ونجيبك خلال ساعات العمل.',
      },
      channels: { ...channels, whatsapp_prefill: 'مرحبًا، لدي سؤال عن نبتة' },
      setup: inArabic,
      languages: { ar: { legal: { text: fillPageName(ar.legal.us, journalAccount.pageName), law: 'us' } } },
    },
  }),
  sampleWidget({
    widgetId: 6010,
    widgetType: 'bar',
    channel: 'fb',
    name: 'Arabic shop: delivery',
    data: {
      main: {
        ...always,
        whenDisplay: ['immediately', null],
        title: 'توصيل مجاني هذا الأسبوع',
        ctaText: 'أرسلوا لي الرمز',
        image: { img_big: '/sites/leaf.svg' },
        pushPage: true,
        colors: {
          background: '#5b2f16',
          headline: '#ffffff',
          buttonBackground: '#f3c98b',
          buttonText: '#3b1d0c',
        },
      },
      submitted: { title: 'وصلك الرمز', desc: 'استعمله قبل نهاية الأسبوع.', ctaText: 'افتح ماسنجر' },
      setup: inArabic,
    },
  }),
  sampleWidget({
    widgetId: 6012,
    widgetType: 'modal',
    channel: 'fb',
    name: 'Arabic shop: first order',
    data: {
      main: {
        ...always,
        whenDisplay: ['scroll', 60],
        title: 'خصم عشرة بالمئة على طلبك الأول',
        desc: 'نرسل لك الرمز عبر ماسنجر، ومعه دليل قصير للعناية بنبتتك.',
        ctaText: 'أريد الرمز',
        mediaType: 'image',
        image: { img_big: '/sites/art/shelf.svg' },
        imagePlacement: 'right',
        cardVariant: 'wide',
        colors: { headline: '#5b2f16', buttonBackground: '#a8501f' },
      },
      submitted: { title: 'أهلًا بك', desc: 'الرمز في طريقه إليك.', ctaText: 'افتح ماسنجر' },
      setup: inArabic,
    },
  }),
];
