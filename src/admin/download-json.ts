/** Hands a value to the browser as a JSON file, e.g. `downloadJson('hero.json', content)`. */
export function downloadJson(fileName: string, value: unknown): void {
  const file = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Safari begins the download some time after the click, and would find nothing there.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
