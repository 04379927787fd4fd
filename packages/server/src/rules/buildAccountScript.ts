import { hooks } from '@beckon/contract';
import { escapeScriptJson } from './escapeScriptJson';

/**
 * The script a host page includes: it assigns the configuration and loads the runtime once. It asks the document through
 * its prototype, because an element named after a method would stand in its place, and it never throws into the page. The
 * script element is a mark for other copies; the runtime itself is imported, because Trusted Types forbid setting `src`
 * and an import takes the nonce of this script along. [OWN-05, BOOT-14, LOAD-27]
 */
export function buildAccountScript(bootstrap: unknown, runtimeUrl: string): string {
  return `(function(w,d,P,u,i){try{
w.${hooks.config}=${escapeScriptJson(bootstrap)};
var q=function(s){return P.querySelector.call(d,s)},s;
if(q("script#"+i))return;
s=P.createElement.call(d,"script");s.id=i;(q("head")||q("*")).appendChild(s);
import(u).catch(function(e){console.error("Beckon: the widgets could not be loaded.",e)});
}catch(e){console.error("Beckon: the widgets could not be started.",e)}})(window,document,Document.prototype,${escapeScriptJson(runtimeUrl)},${escapeScriptJson(hooks.runtimeScriptId)});
`;
}

/** What a page with a wrong account number gets: a sentence in its console. */
export function buildUnknownAccountScript(pageId: string): string {
  const sentence = `Beckon: there is no account ${pageId}. Check the number in the address of the script.`;
  return `console.warn(${escapeScriptJson(sentence)});\n`;
}
