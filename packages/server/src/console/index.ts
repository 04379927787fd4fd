/** The page and files of the owner's application. Other folders use only these names. */
export { type ConsoleBuild, readConsoleBuild } from './readConsoleBuild';
export { serveConsole } from './routes/serveConsole';
