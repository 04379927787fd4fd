import { errors, hooks } from '@beckon/contract';
import { escapeScriptJson } from './escapeScriptJson';

/**
 * The script a host page includes: it assigns the configuration and loads the runtime once. A page that has an `MC` of its own,
 * or carries another account already, is left as it is, with a line in the console. It asks the document through its prototype,
 * because an element named after a method would stand in its place, and it never throws into the page. The script element is a
 * mark for other copies; the runtime itself is imported, because Trusted Types forbid setting `src` and an import takes the
 * nonce of this script along. [OWN-05, BOOT-14, LOAD-02, LOAD-27, LOAD-28]
 */
export function buildAccountScript(bootstrap: unknown, runtimeUrl: string): string {
  return `(function(w,d,P,u,i){try{
var q=function(s){return P.querySelector.call(d,s)},o=function(n){return Object.prototype.hasOwnProperty.call(w,n)&&w[n]&&!w[n].nodeType},s=q("script#"+i);
if(o("${hooks.publicObject}")||s&&o("${hooks.config}")){console.info(${escapeScriptJson(`Beckon: ${errors.alreadyPresent}`)});return}
w.${hooks.config}=${escapeScriptJson(bootstrap)};
if(s)return;
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
