import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createScanner } from './createScanner';

afterEach(() => document.body.replaceChildren());
const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

describe('createScanner', () => {
  it('LOAD-13 LOAD-17 LOAD-19 A-03 finds each kind of element with its id and payload', () => {
    document.body.innerHTML = `
      <div class="mcwidget-embed" data-widget-id="20" data-widget-payload="summer"></div>
      <span class="card mcwidget-checkbox" data-widget-id=" 30 "></span>
      <main class="mcwidget-landing" data-widget-id="40"></main>`;
    expect(createScanner(document).scan()).toEqual([
      { key: 'e0', place: 'landing', widgetId: '40', payload: undefined },
      { key: 'e1', place: 'embed', widgetId: '20', payload: 'summer' },
      { key: 'e2', place: 'checkbox', widgetId: '30', payload: undefined },
    ]);
  });
  it('LOAD-26 LOAD-19 finds them on a page with an element named like what finds them', () => {
    document.body.innerHTML = '<div class="mcwidget-embed" data-widget-id="20"></div><form></form>';
    const value = document.querySelector('form');
    Object.defineProperty(document, 'getElementsByClassName', { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(document, 'getElementsByClassName'));
    expect(createScanner(document).scan()).toMatchObject([{ place: 'embed', widgetId: '20' }]);
  });
  it("LOAD-19 skips elements without an id and those that aren't HTML", () => {
    document.body.innerHTML =
      '<div class="mcwidget-embed"></div><div class="mcwidget-embed" data-widget-id=" "></div>';
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    svg.setAttribute('class', 'mcwidget-embed');
    svg.setAttribute('data-widget-id', '20');
    document.body.append(svg);
    expect(createScanner(document).scan()).toEqual([]);
  });
  it('LOAD-20 LOAD-21 an element keeps its name, even when it comes back; one that left is released', () => {
    document.body.innerHTML =
      '<p id="a" class="mcwidget-embed" data-widget-id="1"></p><p id="b" class="mcwidget-embed" data-widget-id="1"></p>';
    const scanner = createScanner(document);
    const keys = () => scanner.scan().map(({ key }) => key);
    expect(keys()).toEqual(['e0', 'e1']);
    const [a, b] = [at('a'), at('b')];
    expect([scanner.keyOf(a), scanner.elementOf('e1')]).toEqual(['e0', b]);
    a.remove();
    expect([keys(), scanner.elementOf('e0')]).toEqual([['e1'], undefined]);
    document.body.append(a);
    expect(keys()).toEqual(['e1', 'e0']);
    expect(scanner.keyOf(document.body)).toBeUndefined();
  });
});
