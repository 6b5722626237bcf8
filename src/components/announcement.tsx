const regionId = 'announcement';

let timer: ReturnType<typeof setTimeout>;

/** Empties the live region after a second, so that it can announce the same sentence again and holds none that is outdated. */
export function announce(sentence: string): void {
  const region = document.getElementById(regionId);
  region?.replaceChildren(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => region?.replaceChildren(), 1000);
}

/** Screen readers announce a live region only if it was in the page before its text, so the layout mounts it. */
export function Announcement() {
  return <p id={regionId} role="status" className="sr-only" />;
}
