import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '@/catalogue/products';
import { Button } from '@/components/ui/button';
import { productPath } from '@/config/paths';
import { copyText } from '@/lib/browser/copy-text';
import { useHydrated } from '@/lib/use-hydrated';

export function ShareButton({ product: { id, title } }: { product: Product }) {
  const [copied, setCopied] = useState(false);

  async function share() {
    setCopied(false);
    const url = window.location.origin + productPath(id);
    if (navigator.canShare?.({ url })) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    if (await copyText(url)) setCopied(true);
    else window.prompt('The browser did not let us copy the link. Here it is:', url);
  }

  return (
    <div className="grid content-start">
      <Button variant="outline" onClick={share} disabled={!useHydrated()}>
        <Share2 className="size-5" />
        Share
      </Button>
      <span role="status" className="text-center text-sm font-semibold text-leaf not-empty:mt-1.5">
        {copied && 'Copied'}
      </span>
    </div>
  );
}
