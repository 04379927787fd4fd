/** What a plugin of the SDK double can report. */
export interface PluginWords {
  event: string;
  state?: string;
}

/**
 * Runs in the page: draws a small real control into an element of the SDK, as its plugins do, and reports what the
 * visitor does with it.
 */
export function drawPlugin(element: Element, say: (words: PluginWords) => void): void {
  const frame = document.createElement('span');
  if (element.matches('.fb-messenger-checkbox')) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.addEventListener('change', () =>
      say({ event: 'checkbox', state: box.checked ? 'checked' : 'unchecked' }),
    );
    frame.append(box);
  } else if (element.matches('.fb-send-to-messenger')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = element.getAttribute('cta_text');
    button.addEventListener('click', () => say({ event: 'clicked' }));
    frame.append(button);
  } else {
    const inner = document.createElement('iframe');
    inner.src = `about:blank?ref=${encodeURIComponent(element.getAttribute('ref') ?? '')}`;
    frame.append(inner);
  }
  element.classList.add('fb_iframe_widget');
  element.setAttribute('fb-xfbml-state', 'rendered');
  element.replaceChildren(frame);
}
