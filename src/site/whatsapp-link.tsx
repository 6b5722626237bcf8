import type { ComponentProps } from 'react';
import { whatsappHref } from '@/content/fields/links';

type WhatsappLinkProps = ComponentProps<'a'> & { number: string; text?: string };

export function WhatsappLink({ number, text, children, ...props }: WhatsappLinkProps) {
  return (
    <a href={whatsappHref(number, text)} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <bdi translate="no" className="[word-spacing:0.15em]">
        {number}
      </bdi>
    </a>
  );
}
