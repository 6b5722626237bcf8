import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { type Browser, fileField, windowSize } from './page.ts';

const binary = '/usr/bin/WebKitWebDriver';
const [driverPort, display] = [5598, ':98'];

/** Over WebDriver, https://www.w3.org/TR/webdriver2/. Undefined where there is no WebKitGTK or no Xvfb. */
export async function startWebkit(): Promise<Browser | undefined> {
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!miniBrowser || !existsSync(binary) || !existsSync('/usr/bin/Xvfb')) return undefined;
  const screen = `${windowSize.width}x${windowSize.height + 200}x24`;
  const xvfb = spawn('Xvfb', [display, '-screen', '0', screen], { stdio: 'ignore' });
  const webDriver = spawn(binary, [`--port=${driverPort}`], {
    // Drawing by a graphics card that is not there takes most of the time.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  function stop() {
    webDriver.kill();
    xvfb.kill();
  }
  process.once('exit', stop);
  await untilReady(webDriver);
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    },
  };
  return {
    name: 'WebKitGTK',
    newWindow: async () => {
      const { sessionId } = Object(await call('POST', '/session', { capabilities }));
      const session = `/session/${sessionId}`;
      const ask = (path: string, body: object) => call('POST', session + path, body);
      await ask('/window/rect', windowSize);
      return {
        evaluate: (expression) =>
          ask('/execute/sync', { script: `return ${expression}`, args: [] }),
        click: async (x, y, count) => {
          const press = [
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ];
          const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
          const actions = [move, ...Array.from({ length: count }, () => press).flat()];
          const parameters = { pointerType: 'mouse' };
          await ask('/actions', {
            actions: [{ type: 'pointer', id: 'mouse', parameters, actions }],
          });
        },
        type: async (text) => {
          const actions = [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]);
          await ask('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
        },
        attach: async (file) => {
          const found = await ask('/element', { using: 'css selector', value: fileField });
          const [element] = Object.values(Object(found));
          await ask(`/element/${element}/value`, { text: file });
        },
        close: async () => void (await call('DELETE', session)),
      };
    },
    close: async () => stop(),
  };
}

async function untilReady(webDriver: ChildProcess): Promise<void> {
  while (webDriver.exitCode === null) {
    const status = await call('GET', '/status').catch(() => undefined);
    if (Object(status).ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${binary} ended before it answered.`);
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
    method,
    body: body && JSON.stringify(body),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}
