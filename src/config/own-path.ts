/** `/about` for `//About.html)`: our paths have lower case letters, digits, hyphens and one slash at a time. */
export function ownPath(pathname: string): string {
  const path = pathname
    .toLowerCase()
    .replace(/(\.html|%[\da-f]{2}|[^\da-z])+$/, '')
    .replace(/\/+/g, '/');
  return path === '' || path === '/index' ? '/' : path;
}
