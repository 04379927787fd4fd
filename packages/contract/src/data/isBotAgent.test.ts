import { describe, expect, it } from 'vitest';
import { botAgents } from './botAgents';
import { isBotAgent } from './isBotAgent';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S928B Build/UP1A.231005.007; wv)';
const webView = `${android} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36`;

const searchEngines = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-Image/1.0',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mediapartners-Google',
  'APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
];

const crawlers = [
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)',
  'Mozilla/5.0 (compatible; DotBot/1.2; +https://opensiteexplorer.org/dotbot; help@moz.com)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  'Screaming Frog SEO Spider/20.0',
  'ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)',
  'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${chrome} Mobile Safari/537.36 Chrome-Lighthouse`,
  'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1',
];

const httpTools = [
  'curl/8.5.0',
  'Wget/1.21.4',
  'python-requests/2.32.3',
  'Python-urllib/3.12',
  'Python/3.12 aiohttp/3.9.5',
  'Go-http-client/2.0',
  'Java/17.0.9',
  'Apache-HttpClient/4.5.14 (Java/17.0.9)',
  'okhttp/4.12.0',
  'axios/1.7.2',
  'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
  'PostmanRuntime/7.39.0',
  'insomnia/9.2.0',
  'libwww-perl/6.77',
  'Scrapy/2.11.2 (+https://scrapy.org)',
  'GuzzleHttp/7',
];

const linkFetchers = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookcatalog/1.0',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
];

const desktopBrowsers = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`,
  `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
  `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.2903.70`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/116.0.0.0`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} YaBrowser/24.10.0.0 Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Vivaldi/7.0.3495.11`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
];

const mobileBrowsers = [
  `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (iPad; CPU OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 Mobile/15E148 Safari/604.1',
  `${iPhone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  `${iPhone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
  `${iPhone} EdgiOS/131.0.2903.68 Version/17.0 Mobile/15E148 Safari/604.1`,
  `${iPhone} GSA/344.0.695551749 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 13; Pixel 7) ${chrome} Mobile Safari/537.36`,
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
  'Mozilla/5.0 (Linux; U; Android 13; en-us; Redmi Note 12 Build/TKQ1.221114.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.7.0-gn',
  `Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) ${chrome} Mobile Safari/537.36`,
  'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
];

const inAppBrowsers = [
  `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/484.0.0.37.110;FBBV/652119131;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5;FBRV/0]`,
  `${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/482.0.0.32.109;FBBV/648226401;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBCR/;FBID/phone;FBLC/en_US;FBOP/0]`,
  `${webView} [FB_IAB/FB4A;FBAV/491.0.0.64.82;]`,
  `${webView} [FB_IAB/Orca-Android;FBAV/484.0.0.68.109;]`,
  `${iPhone} Mobile/15E148 Instagram 358.0.0.16.91 (iPhone14,5; iOS 17_5_1; en_US; en; scale=3.00; 1170x2532; 664125674)`,
  `${webView} Instagram 358.0.0.51.97 Android (34/14; 450dpi; 1080x2115; samsung; SM-S928B; e3q; qcom; en_US; 664125674)`,
  `${iPhone} Mobile/15E148 [LinkedInApp]/9.29.8962`,
  `${iPhone} Mobile/15E148 Snapchat/13.15.0.41 (like Safari/8618.2.12.10.9, panda)`,
  `${iPhone} Mobile/15E148 Safari Line/14.19.0`,
  `${iPhone} Mobile/15E148 MicroMessenger/8.0.54(0x18003630) NetType/WIFI Language/en`,
  `${webView} [Pinterest/Android]`,
  `${iPhone} Mobile/15E148 Twitter for iPhone/10.68`,
];

describe('isBotAgent', () => {
  it.each([...searchEngines, ...crawlers, ...httpTools, ...linkFetchers])(
    'PIX-21 C72 treats %s as a bot',
    (agent) => {
      expect(isBotAgent(agent)).toBe(true);
      expect(isBotAgent(agent.toUpperCase())).toBe(true);
    },
  );

  it.each([...desktopBrowsers, ...mobileBrowsers, ...inAppBrowsers])(
    'PIX-21 C72 treats %s as a person',
    (agent) => {
      expect(isBotAgent(agent)).toBe(false);
    },
  );

  it('PIX-21 treats an unknown, empty agent as a person', () => {
    expect(isBotAgent('')).toBe(false);
  });

  it.each([
    ['Mozilla/5.0 (X) person', false],
    ['Mozilla/5.0 (X) crawl', true],
    ['Mozilla/5.0 (X) curl', true],
    ['Mozilla/5.0 (X) camscan', false],
    ['Mozilla/5.0 (X) amscan', true],
    ['Mozilla/5.0 (X) scan', true],
    ['Mozilla/5.0 (X) cubot', false],
    ['Mozilla/5.0 (X) xcubot', true],
    ['Mozilla/5.0 (X) libhttp', false],
    ['Mozilla/5.0 (X) ibhttp', true],
    ['Mozilla/5.0 (X) channel/google', false],
    ['Mozilla/5.0 (X)channel/google', true],
    ['Mozilla/5.0 (X) google app', true],
    ['Mozilla/5.0 (X) googleapp', false],
  ])('PIX-21 tells patterns from their exceptions: %s is %s', (agent, bot) => {
    expect(isBotAgent(agent)).toBe(bot);
  });
});

describe('botAgents', () => {
  it('PIX-21 has about 200 patterns and no duplicates', () => {
    expect(botAgents.length).toBeGreaterThanOrEqual(180);
    expect(botAgents.length).toBeLessThanOrEqual(230);
    expect(new Set(botAgents).size).toBe(botAgents.length);
  });

  it.each(botAgents)(
    'PIX-21 %j is valid by itself, matches no empty text and has no lookbehind',
    (pattern) => {
      expect(new RegExp(pattern, 'i').test('')).toBe(false);
      expect(pattern).not.toContain('(?<');
    },
  );
});
