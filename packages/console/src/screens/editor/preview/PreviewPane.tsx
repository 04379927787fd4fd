import type { PreviewState } from '@beckon/widget/preview';
import { type ReactNode, useMemo, useState } from 'react';
import { useFilter } from '../../../components/useFilter';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { Api } from '../../../data/Api';
import type { Draft } from '../../../data/Draft';
import { isDrawn } from '../../../fields/isDrawn';
import { firstAddress, isOwnPage, pageAddress } from '../../../fields/pageAddress';
import { valueAtPath } from '../../../fields/valueAtPath';
import { isLanguage, parseLanguageSetting, writtenLanguages } from '../../../languages/parseOwnTexts';
import { useBuiltIn } from '../../../languages/useBuiltIn';
import { devices, devicesFor } from '../../../preview/devices';
import { Preview } from '../../../preview/Preview';
import { previewOrder } from '../../../preview/previewOrder';
import { statesFor } from '../../../preview/statesFor';
import { openChannels } from '../../../rules/openChannels';
import { adopt } from '../../../style/adopt';
import { LanguageSwitch } from '../languages/LanguageSwitch';
import { PageField } from '../PageField';
import classes from '../stage.module.css';
import sheet from '../stage.module.css?inline';
import { HiddenNotice } from './HiddenNotice';
import { OtherWidgetPreview } from './OtherWidgetPreview';
import { PreviewSwitch } from './PreviewSwitch';

adopt(sheet);

interface PreviewPaneProps {
  readonly widget: Api['widget'];
  readonly draft: Draft;
  readonly account: Api['settings'] | undefined;
  readonly panel: string;
}

const texts = copy.editor.preview;
const hosts = Object.entries(texts.pages);
const narrowPx = 800;

/** The widget as visitors will see it, on a computer and a phone, in each of its states. [OWN-08] */
export function PreviewPane({ widget, draft, account, panel }: PreviewPaneProps): ReactNode {
  const { type } = widget;
  const [look, setLook] = useFilter(['device', 'state', 'host', 'page', 'font', 'language']);
  const open = useMemo(
    () => (type === 'omnichat' && account ? openChannels(draft, account) : undefined),
    [type, draft, account],
  );
  const states = statesFor(type, draft.channel, open?.includes('sms') ?? true);
  // On a phone, only a phone fits.
  const usual = window.innerWidth < narrowPx ? 'phone' : 'desktop';
  const offered = devicesFor(draft.channel, open?.includes('sms') ?? true);
  const device = offered.find((one) => one === look.device) ?? usual;
  const { userAgent, widthPx, heightPx } = devices[device];
  const scheme = look.host === 'dark' ? 'dark' : 'light';
  const isBare = look.host === 'own';
  const font = isBare ? look.font : undefined;
  const page = look.page || firstAddress(account?.whitelist ?? []);
  // A link can name any page; one that isn't the owner's loads only when they confirm it.
  const [wanted, setWanted] = useState('');
  const isWanted = wanted === page || isOwnPage(page, account?.whitelist ?? []);
  // While editing what follows an opt-in, owners want to see that.
  const asked = look.state || (panel === 'after' ? 'submitted' : 'initial');
  const state: PreviewState = states.find((one) => one.state === asked)?.state ?? 'initial';
  const language = isLanguage(look.language) ? look.language : parseLanguageSetting(draft);
  const { data: builtIn } = useBuiltIn(language);
  const order = useMemo(
    () =>
      previewOrder(
        { type, draft, account: account ?? {}, speech: language && builtIn && { language, builtIn } },
        { state, scheme, isBare, userAgent, font },
      ),
    [type, draft, account, language, builtIn, state, scheme, isBare, userAgent, font],
  );
  const leaves = state === 'submitted' && valueAtPath(draft.data, 'submitted.action') === 'redirect';
  const target = String(valueAtPath(draft.data, 'submitted.redirectUrl') ?? '');
  if (!isDrawn(type))
    return (
      <section className={classes['stage']} aria-label={texts.title} data-tool>
        <OtherWidgetPreview
          widgetId={widget.widgetId}
          type={type}
          version={widget.version}
          refName={String(valueAtPath(draft.data, 'setup.ref') ?? '')}
        />
      </section>
    );
  return (
    <section className={classes['stage']} aria-label={texts.title}>
      <div className={classes['tools']}>
        <PreviewSwitch
          label={texts.device}
          options={offered.map((one) => [one, devices[one].label])}
          value={device}
          onChange={(next) => setLook('device', next)}
        />
        {states.length > 1 && (
          <PreviewSwitch
            label={texts.state}
            options={states.map((one) => [one.state, one.label])}
            value={state}
            onChange={(next) => setLook('state', next)}
          />
        )}
        <PreviewSwitch
          label={texts.page}
          options={hosts}
          value={isBare ? 'own' : scheme}
          onChange={(next) => setLook('host', next)}
        />
        {(panel === 'languages' || language || writtenLanguages(draft).length > 0) && (
          <LanguageSwitch
            language={language}
            isSet={parseLanguageSetting(draft) !== undefined}
            onChange={(next) => setLook('language', next)}
          />
        )}
      </div>
      {isBare && (
        <PageField
          value={page}
          isAsked={!isWanted}
          onWant={() => setWanted(page)}
          onChange={(next) => {
            setWanted(next);
            setLook('page', next);
          }}
          font={look.font}
          onFont={(next) => setLook('font', next)}
        />
      )}
      {leaves && (
        <p className={classes['note']}>
          {target === '' ? texts.redirectsNowhere : fill(texts.redirects, { url: target })}
        </p>
      )}
      <div className={classes['view']} data-device={device}>
        {account && open?.length === 0 ? (
          <HiddenNotice draft={draft} account={account} />
        ) : (
          <Preview
            order={order}
            title={texts.frame}
            behind={isBare && isWanted ? pageAddress(page) : undefined}
            blankText={texts.blank}
            widthPx={widthPx}
            heightPx={heightPx}
          />
        )}
      </div>
    </section>
  );
}
