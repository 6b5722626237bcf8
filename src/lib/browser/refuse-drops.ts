/** A browser opens a file or link that is dropped where nothing takes it, in place of the page. */
export function refuseDrops(): () => void {
  const ended = new AbortController();
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, refuse, { signal: ended.signal });
  }
  return () => ended.abort();
}

function refuse(event: DragEvent) {
  const { target, dataTransfer } = event;
  const holdsFiles = dataTransfer?.types.includes('Files');
  const takesText = 'input, textarea, [contenteditable]';
  const isTaken =
    target instanceof Element && target.closest(holdsFiles ? '[type=file]' : takesText);
  if (!isTaken) event.preventDefault();
}
