import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a component library draws: a bubble and its panel. */
export function BareBubble() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="p" hidden={!isOpen}>
        How can we help you?
      </div>
      <button
        type="button"
        className="b bubble"
        aria-label="Chat"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ✉
      </button>
    </>
  );
}

const host = document.body.appendChild(document.createElement('div'));
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ':host{all:initial}.b{position:fixed;right:16px;bottom:16px;width:66px;height:66px;border:0;border-radius:50%;background:#0084ff;color:#fff}.p{position:fixed;right:16px;bottom:98px;width:360px;padding:24px;border-radius:16px;background:#fff;font:16px system-ui}.p[hidden]{display:none}',
);
shadow.adoptedStyleSheets = [sheet];
createRoot(shadow).render(<BareBubble />);
