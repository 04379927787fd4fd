/** What other folders may use: the page and files of the owner’s application. */
export { type ConsoleBuild, readConsoleBuild } from './readConsoleBuild';
export { serveConsole } from './routes/serveConsole';
