import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PreviewContent } from '@/content/published/use-section';
import type { SectionContents, SectionKey } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { refuseDrops } from '@/lib/browser/refuse-drops';
import { clickedElement, createFieldHighlight } from './field-elements';
import { withStega } from './stega';
import './preview.css';

export type ShowContent = (section: SectionKey, content: unknown, focus: string | null) => void;

/** The editor’s frame. It has the origin of the editor, so the two call each other’s functions. */
export type PreviewFrameElement = {
  onReady: (show: ShowContent) => void;
  onPick?: (fieldName: string) => void;
};

export function renderPreview(root: HTMLElement, renderApp: () => ReactNode): void {
  const highlight = createFieldHighlight();
  const freeze = freezePage();
  const app = renderApp();
  const reactRoot = createRoot(root);
  const frame = window.frameElement as Element & PreviewFrameElement;

  // Elements that a lazy route or new content adds must be frozen and outlined as well.
  const observer = new MutationObserver(() => {
    freeze();
    highlight.update();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['alt', 'inert', 'aria-live'],
  });

  function pick(click: MouseEvent) {
    // Ignore clicks by scripts: the preview itself clicks the carousel's buttons.
    const clicked = click.isTrusted ? clickedElement(click) : undefined;
    if (clicked) frame.onPick?.(clicked.field);
  }

  window.addEventListener('click', pick, { capture: true });
  frame.onReady((section, content, focus) => {
    const marked = withStega(sectionFields(section), content);
    const value = { [section]: marked } as Partial<SectionContents>;
    // The frame shares its thread with the editor, so rendering must not block typing.
    startTransition(() => reactRoot.render(<PreviewContent value={value}>{app}</PreviewContent>));
    highlight.setFocus(focus);
  });
}

/** Stops navigation, submission, autoplay and announcements. Call the returned function after each render. */
function freezePage(): () => void {
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) {
    window.addEventListener(type, stop, { capture: true });
  }
  refuseDrops();
  // On `pagehide`, React Router writes scroll positions to sessionStorage, which the frame shares with the editor.
  window.addEventListener('pagehide', (event) => event.stopImmediatePropagation());

  let paused = false;
  return () => {
    // Pauses the home page's carousel, but only once: the editor's user can start it again.
    const pause = document.querySelector<HTMLElement>('button[aria-label^="Pause"]');
    if (!paused) pause?.click();
    paused ||= pause !== null;
    for (const region of document.querySelectorAll('[aria-live="polite"]')) {
      region.setAttribute('aria-live', 'off');
    }
    // The contact form would write its text to the shared sessionStorage.
    for (const form of document.querySelectorAll('form:not([inert])')) {
      form.toggleAttribute('inert', true);
    }
  };
}

function stop(event: Event) {
  const isLink = event.target instanceof Element && event.target.closest('a');
  if (event.type === 'click' && !isLink) return;
  event.preventDefault();
  event.stopPropagation();
}
