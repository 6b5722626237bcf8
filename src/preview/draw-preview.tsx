import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PreviewContent } from '@/content/published/preview-content';
import type { SectionContents } from '@/content/sections/section';
import { marked } from './field-marks';
import { type FrameMessage, isFrom, readContentMessage } from './messages';
import './preview.css';
import { quietPage } from './quiet-page';
import { createSpotlight } from './spotlight';
import { stillPage } from './still-page';

/**
 * Shows the page with the content that the editor around this frame sends, from its first message on.
 * `drawApp` is called once, when the page is ready for it.
 */
export function drawPreview(root: HTMLElement, drawApp: () => ReactNode): void {
  quietPage();
  stillPage(({ field }) => tellEditor({ type: 'picked', field }));
  const spotlight = createSpotlight();
  const app = drawApp();
  // Here and not in an error boundary around the app: the router catches failures before that.
  const reactRoot = createRoot(root, { onCaughtError: showFailure, onUncaughtError: showFailure });

  function showFailure() {
    reactRoot.render(<Failure />);
  }

  window.addEventListener('message', (event) => {
    const message = isFrom(event, window.parent) ? readContentMessage(event.data) : undefined;
    if (!message) return;
    // A draft may be incomplete; what the page cannot show of it ends in `showFailure`.
    const content = { [message.section]: marked(message.content) } as Partial<SectionContents>;
    // The editor shares this thread: drawing the page gives way to typing.
    startTransition(() => {
      reactRoot.render(<PreviewContent value={content}>{app}</PreviewContent>);
    });
    spotlight.show(message.focus);
  });
  tellEditor({ type: 'ready' });
}

function tellEditor(message: FrameMessage) {
  window.parent.postMessage(message, window.location.origin);
}

function Failure() {
  return (
    <main className="grid min-h-svh place-items-center p-8 text-center">
      <h1 className="text-subheading">
        This page cannot be shown with what is in the form right now.
      </h1>
    </main>
  );
}
