import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** A shape of a drawing and its attributes, as lucide has them. */
export type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];

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

/** One path's `d` that draws what the shapes of an icon do; nothing where a path alone cannot. */
export function onePath(shapes: readonly Shape[]): string | undefined {
  const parts = shapes.map(([name, attributes]) => partOf(name, attributes));
  return parts.includes(undefined) ? undefined : parts.join('');
}

function partOf(name: string, attributes: Shape[1]): string | undefined {
  const number = (attribute: string) => Number(attributes[attribute] ?? 0);
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number) as Four;
  const [cx, cy, r, rx] = ['cx', 'cy', 'r', 'rx'].map(number) as Four;
  if (attributes.fill || attributes.transform) return;
  switch (name) {
    case 'path':
      // After another part, a first `m` would count from that part's end.
      return (attributes.d ?? '').replace(/^m/, 'M0 0m');
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'circle':
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    case 'rect': {
      const corner = (right: number, down: number) => `a${rx} ${rx} 0 0 1 ${right} ${down}`;
      const [across, along] = [width - 2 * rx, height - 2 * rx];
      return `M${x + rx} ${y}h${across}${corner(rx, rx)}v${along}${corner(-rx, rx)}h${-across}${corner(-rx, -rx)}v${-along}${corner(rx, -rx)}z`;
    }
  }
}

type Four = [number, number, number, number];
