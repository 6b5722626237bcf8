import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PreviewContent } from '@/content/published/preview-content';
import type { SectionContents } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { createFieldHighlight } from './field-highlight';
import { freezePage } from './freeze-page';
import { type FrameMessage, isFrom, readContentMessage } from './messages';
import { pickFields } from './pick-fields';
import { withStega } from './stega';
import './preview.css';

/** Renders the page with the content that the editor sends, from its first message on. */
export function drawPreview(root: HTMLElement, drawApp: () => ReactNode): void {
  freezePage();
  pickFields(({ field }) => tellEditor({ type: 'picked', field }));
  const highlight = createFieldHighlight();
  const app = drawApp();
  // Not an error boundary around the app: the router's own would catch the error first.
  const reactRoot = createRoot(root, { onCaughtError: showFailure, onUncaughtError: showFailure });

  function showFailure() {
    reactRoot.render(<Failure />);
  }

  window.addEventListener('message', (event) => {
    const message = isFrom(event, window.parent) ? readContentMessage(event.data) : undefined;
    if (!message) return;
    // Not validated: an incomplete draft that breaks rendering ends in `showFailure`.
    const { section, content: shown } = message;
    const content = {
      [section]: withStega(sectionFields(section), shown),
    } as Partial<SectionContents>;
    // The frame shares its thread with the editor: rendering must not block typing.
    startTransition(() => {
      reactRoot.render(<PreviewContent value={content}>{app}</PreviewContent>);
    });
    highlight.show(message.focus);
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
