export function downloadText(fileName: string, text: string): void {
  const file = new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Safari starts the download only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
