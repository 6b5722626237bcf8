import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { onePath, type Shape } from './one-path.ts';

type IconModule = { __iconData: { node: Shape[] } };

/** In builds, lucide's icons are one path each, without its components: half of the elements and bytes. */
export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    apply: 'build',
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/ },
      async handler(_code, id) {
        const { __iconData }: IconModule = await import(pathToFileURL(id).href);
        const path = onePath(__iconData.node);
        if (!path) return;
        const component = `/* @__PURE__ */ icon(${JSON.stringify(path)})`;
        return `import { icon } from '@/components/ui/icon';\nexport default ${component};`;
      },
    },
  };
}
