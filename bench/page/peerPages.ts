import type { BenchPage } from './BenchPage';
import { type PeerName, peerVersions, type ReadPeer } from './installPeers';

type Peer = {
  id: string;
  name: PeerName;
  what: string;
  /** Files of the package that the page loads. */
  files: Readonly<Record<string, string>>;
  shows: string;
  /** The tags with the widget shown, and with nothing shown. */
  shown: string;
  hidden: string;
};

const script = (code: string): string => `<script>${code}</script>`;
/** Calls that wait for Cal.com's script, as its own snippet queues them. */
const calcom = (more: string): string =>
  `${script(
    `window.Cal=Object.assign(function(){Cal.q.push(arguments)},{q:[],ns:{},loaded:true});Cal('init',{origin:location.origin});${more}`,
  )}<script src="/files/calcom/embed.js" async></script>`;
const typeform = (inner: string): string => `${inner}<script src="/files/typeform/embed.js" async></script>`;
const micromodal = (act: string): string =>
  `<style>.m{position:fixed;inset:0;display:none;background:#0008}.m.is-open{display:grid;place-items:center}.m>div{padding:24px;background:#fff}</style>
<div class="m" id="m"><div role="dialog" aria-label="Offer"><button data-micromodal-close>Close</button><h3>Ten percent off</h3></div></div>
<script src="/files/micromodal/micromodal.js"></script>${script(`MicroModal.${act}`)}`;
const survey = {
  id: 's',
  name: 'Offer',
  type: 'app',
  status: 'inProgress',
  displayOption: 'displayOnce',
  questions: [
    {
      id: 'q',
      type: 'openText',
      headline: 'Your phone number',
      required: false,
      inputType: 'text',
      buttonLabel: 'Subscribe',
      charLimit: { enabled: false },
    },
  ],
  welcomeCard: { enabled: false },
  hiddenFields: { enabled: false, fieldIds: [] },
  endings: [],
  variables: [],
  languages: [],
  triggers: [],
  styling: null,
};
const formbricks = '<script src="/files/formbricks/surveys.js"></script>';
const renderSurvey = `window['formbricks-surveys'].renderSurveyModal({survey:${JSON.stringify(survey)},brandColor:'#0084ff',isBrandingEnabled:true,languageCode:'default',placement:'bottomRight',clickOutside:true,darkOverlay:false,onClose(){},onDisplay(){},onResponse(){}})`;

const peers: readonly Peer[] = [
  {
    id: 'calcom',
    name: '@calcom/embed-core',
    what: 'floating button',
    files: { 'embed.js': 'dist/embed/embed.js' },
    shows: 'button',
    shown: calcom("Cal('floatingButton',{calLink:'demo'})"),
    hidden: calcom(''),
  },
  {
    id: 'typeform',
    name: '@typeform/embed',
    what: 'popover button',
    files: { 'embed.js': 'build/embed.js', 'popover.css': 'build/css/popover.css' },
    shows: '.tf-v1-popover-button',
    // Its script requests this style sheet from the vendor's host, which can't be reached here.
    shown: typeform(
      '<link rel="stylesheet" href="/files/typeform/popover.css"><div data-tf-popover="demo"></div>',
    ),
    hidden: typeform(''),
  },
  {
    id: 'micromodal',
    name: 'micromodal',
    what: 'modal without a form',
    files: { 'micromodal.js': 'dist/micromodal.min.js' },
    shows: '#m > div',
    shown: micromodal("show('m')"),
    hidden: micromodal('init()'),
  },
  {
    id: 'formbricks',
    name: '@formbricks/surveys',
    what: 'survey with a text field',
    files: { 'surveys.js': 'dist/index.umd.js' },
    shows: '#fbjs form',
    shown: formbricks + script(renderSurvey),
    hidden: formbricks,
  },
];

/** Other products' pages: nothing shown, then with their widget. */
export async function peerPages(read: ReadPeer): Promise<BenchPage[]> {
  const pages = peers.map(async ({ id, name, what, files, shows, shown, hidden }) => {
    const texts = Object.entries(files).map(
      async ([file, source]) => [file, await read(name, source)] as const,
    );
    const title = `${name} ${peerVersions[name]}`;
    return [
      { id: `${id}-hidden`, label: `${title}: nothing shown`, kind: 'peer', body: hidden },
      {
        id,
        label: `${title}: ${what}`,
        kind: 'peer',
        body: shown,
        shows,
        files: Object.fromEntries(await Promise.all(texts)),
      },
    ] satisfies BenchPage[];
  });
  return (await Promise.all(pages)).flat();
}
