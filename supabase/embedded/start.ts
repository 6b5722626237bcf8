import { builtSite } from './built-site.ts';
import { runSite } from './run-site.ts';

await runSite(builtSite);
