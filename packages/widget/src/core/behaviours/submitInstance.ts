import { errors } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import { hasPlugin } from '../conditions/hasPlugin';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { refOf } from '../writing/refOf';
import { checkLater } from './checkOptIn';
import { finishSubmit } from './finishSubmit';

/**
 * The visitor subscribes by messenger: a button or our own link starts polling, a checkbox is confirmed,
 * and a submit in fallback is trusted. Once per instance, unless polling failed. [SUB-01, SUB-04…08, SUB-13, REND-09, CHK-02, ERR-01]
 */
export function submitInstance(state: State, { id, at }: EventOf<'instance.submitAsked'>): Outcome {
  const instance = state.instances[id];
  const widget = state.widgets[instance?.widgetId ?? ''];
  if (!instance || widget?.channel !== 'fb' || instance.optedin) return [state];
  if (instance.optInRequested && !instance.checkFailed && !instance.fallback) return [state];
  const buttonType = widget.widget_type === 'checkbox' ? 'checkbox' : widget.data.main.buttonType;
  if (buttonType === 'checkbox' && !instance.checked && !instance.fallback) return [state];

  const { ref, userRef } = refOf(state, id);
  const asked = changeInstance(state, id, { optInRequested: true });
  const emitted = { order: 'emit', id, name: 'submitted', details: { ref, userRef } } as const;

  // A trusted submit counts as opted in, so that no later report finishes it again. [SUB-11, ENT-22]
  const believed = changeInstance(asked, id, { optedin: true });
  if (instance.fallback) return prepend(emitted, finishSubmit(believed, id));
  if (buttonType !== 'button' && buttonType !== 'checkbox')
    return [state, { order: 'fail', message: errors.unknownButtonType(buttonType) }];
  if (buttonType === 'button' || !hasPlugin(state, id)) return prepend(emitted, checkLater(asked, id, at));
  const { appId = '', fb_page_id: pageId = '' } = state.app ?? {};
  const confirm = { order: 'confirmCheckbox', appId, pageId, ref, userRef } as const;
  return prepend(emitted, prepend(confirm, finishSubmit(believed, id)));
}

/** The plugin reports the state of its checkbox. [CHK-01, API-16] */
export function checkInstance(state: State, { id, checked }: EventOf<'instance.checked'>): Outcome {
  if (!state.instances[id] || state.instances[id].checked === checked) return [state];
  return [
    changeInstance(state, id, { checked }),
    { order: 'emit', id, name: 'checked', details: { checked } },
  ];
}

function prepend(order: Extract<Outcome[number], { order: string }>, [state, ...orders]: Outcome): Outcome {
  return [state, order, ...orders];
}
