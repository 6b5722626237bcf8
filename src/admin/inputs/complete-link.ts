import { safeHref } from '@/content/fields/links';

const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![^/?#])/u;

/** `www.example.com/page` → `https://www.example.com/page`; anything else stays as it was typed. */
export function completeLink(typed: string): string {
  const address = typed.trim();
  return (host.test(address) && safeHref(`https://${address}`)) || typed;
}
