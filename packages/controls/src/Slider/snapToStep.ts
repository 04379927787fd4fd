import { controls } from '@beckon/contract';

/** The limits of a slider and the distance between its values. [C-SLD-01] */
export interface SliderRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/** The nearest value that a slider can have: whole steps from min, never beyond max. [C-SLD-01, C-SLD-02] */
export function snapToStep(value: number, range: SliderRange = {}): number {
  const { min = controls.slider.min, max = controls.slider.max } = range;
  const step = range.step && range.step > 0 ? range.step : controls.slider.step;
  const places = Math.max(countPlaces(min), countPlaces(step));
  // Ten steps of 0.1 are a little less than 1 in binary; they must count as 1.
  const most = Math.max(0, Math.floor(Number(((max - min) / step).toFixed(safePlaces))));
  const steps = Math.round(Number(((value - min) / step).toFixed(safePlaces)));
  const kept = Number.isNaN(steps) ? 0 : Math.min(most, Math.max(0, steps));
  return Number((min + kept * step).toFixed(places));
}

const safePlaces = 9;
const mostPlaces = 20;

function countPlaces(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const places = (mantissa.split('.')[1] ?? '').length - Number(exponent);
  return Math.min(mostPlaces, Math.max(0, places));
}
