import { ar } from '@beckon/contract/languages/ar';
import { nameIt } from '@beckon/contract/languages/translateWidget';
import type { StoredWidget } from '../rules/Account';
import { journalAccount } from './journalAccount';
import { sampleWidget } from './sampleWidget';

const onBlog = { urlWhitelist: ['/sites/blog*'] };
const atNight = { urlWhitelist: ['/sites/night*'] };
/** A page that shows how to hide a chat needs one. */
const onNightAndQuiet = { urlWhitelist: ['/sites/night*', '/sites/patterns/quiet*'] };
const inArabic = { urlWhitelist: ['/sites/rtl*'] };
const always = { showAgain: ['always', null] };
const channels = {
  enable_facebook: true,
  enable_sms: true,
  enable_whatsapp: true,
  enable_email: true,
  email_to: 'hello@fernandfig.example',
  whatsapp_code: 'US',
  whatsapp_number: '4155552671',
  whatsapp_id: '14155552671',
};

/** The overlays on the journal's pages: bars, a slide-in, a modal, a takeover and three bubbles. [OWN-21] */
export const journalOverlays: StoredWidget[] = [
  sampleWidget({
    widgetId: 6003,
    widgetType: 'slide_in',
    channel: 'fb',
    name: 'Journal: winter checklist',
    data: {
      main: {
        ...always,
        whenDisplay: ['scroll', 55],
        title: 'The winter checklist',
        desc: 'Eleven small things that carry a fern to March, on one page.',
        ctaText: 'Send it to Messenger',
        slideInPlacement: 'lb',
        mediaType: 'image',
        image: { img_big: '/sites/art/frost.svg' },
        imagePlacement: 'top',
        colors: { buttonBackground: '#2f6b46' },
      },
      submitted: { title: 'Sent', desc: 'The checklist waits for you in Messenger.' },
      setup: onBlog,
    },
  }),
  sampleWidget({
    widgetId: 6005,
    widgetType: 'customer_chat',
    channel: 'fb',
    name: 'Journal: chat',
    data: {
      setup: {
        ...onBlog,
        loggedOutGreeting: 'A leaf looks wrong? Send us a photo.',
        colors: { theme: '#2f6b46' },
      },
    },
  }),
  sampleWidget({
    widgetId: 6006,
    widgetType: 'bar',
    channel: 'sms',
    name: 'Night garden: doors open',
    smsKeyword: 'NIGHT',
    data: {
      main: {
        ...always,
        whenDisplay: ['immediately', null],
        title: 'Tickets go out on Thursday at nine. Hear of it first.',
        smsButtonText: 'Text me',
        pushPage: true,
        image: { img_big: '/sites/leaf.svg' },
        colors: {
          background: '#1d2b3f',
          smsHeadline: '#f4e9cf',
          smsLegalText: '#c6cfdd',
          buttonBackground: '#f2b84b',
          buttonText: '#1b2230',
        },
      },
      submitted: { title: 'You will hear from us on Thursday', desc: 'Nine in the morning, one message.' },
      setup: atNight,
    },
  }),
  sampleWidget({
    widgetId: 6007,
    widgetType: 'page_takeover',
    channel: 'fb',
    name: 'Night garden: programme',
    data: {
      main: {
        ...always,
        whenDisplay: ['anchor', 'programme'],
        title: 'Walk through the glasshouse after dark',
        desc: 'The programme, the path, and the flowers that open only at night. One message, an hour before the doors.',
        ctaText: 'Send me the programme',
        backgroundImage: { img_big: '/sites/art/glasshouse.svg' },
        overlay: { enabled: true, overlayColor: '#0b1424a6' },
        colors: {
          headline: '#fdf6e3',
          description: '#e6e3d8',
          buttonBackground: '#f2b84b',
          buttonText: '#1b2230',
        },
      },
      submitted: {
        title: 'It is on its way',
        desc: 'Bring a jacket: glass is cold at midnight.',
        colors: { headline: '#fdf6e3', description: '#e6e3d8' },
      },
      setup: atNight,
    },
  }),
  sampleWidget({
    widgetId: 6008,
    widgetType: 'omnichat',
    channel: 'omni',
    name: 'Night garden: questions',
    data: {
      main: {
        chatBubble: '#f2b84b',
        popupMessageText: 'Lost on the way to the gate? We answer until midnight.',
        popupMessageWhenDisplay: ['delay', 2],
      },
      appearance: {
        greeting_headline: 'Good evening',
        greeting_text: 'Ask us anything about the night garden. Somebody is at the gate until twelve.',
        colors: {
          background: '#18243a',
          greetingHeadline: '#fdf6e3',
          greetingText: '#d5dbe6',
          legalText: '#c6cfdd',
        },
      },
      channels,
      setup: onNightAndQuiet,
    },
  }),
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
      languages: { ar: { legal: { text: nameIt(ar.legal.us, journalAccount.pageName), law: 'us' } } },
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
