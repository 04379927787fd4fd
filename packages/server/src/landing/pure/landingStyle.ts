/**
 * The style of a landing page around its widget. The server's words only appear if the widget is late or
 * cannot run, so that visitors see no change. [OWN-19]
 */
export const landingStyle = `html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;font-family:system-ui,sans-serif}
.mcwidget-landing{display:block;min-height:100vh;min-height:100dvh}
.words{max-width:34em;margin:0 auto;padding:20vh 24px 24px;line-height:1.5;animation:late .2s 2.5s backwards}
.words h1{margin:0 0 12px;font-size:clamp(28px,5vw,40px);line-height:1.2;text-wrap:balance}
.words p{margin:0 0 12px}
.here{animation:none}
@keyframes late{from{visibility:hidden;opacity:0}}`;
