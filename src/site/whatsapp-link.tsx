import type { ReactNode } from 'react';
import { whatsappHref } from '@/content/fields/links';

type WhatsappLinkProps = {
  number: string;
  text?: string;
  className: string;
  children?: ReactNode;
};

export function WhatsappLink({ number, text, className, children }: WhatsappLinkProps) {
  return (
    <a
      href={whatsappHref(number, text)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {children}
      <bdi translate="no" className="[word-spacing:0.15em]">
        {number}
      </bdi>
    </a>
  );
}
