import type { ComponentProps } from 'react';
import { telHref, whatsappHref } from '@/content/fields/links';

const hrefs = { email: (to: string) => `mailto:${to}`, phone: telHref, whatsapp: whatsappHref };

type ContactLinkProps = ComponentProps<'a'> & { way: keyof typeof hrefs; to: string };

export function ContactLink({ way, to, children, ...props }: ContactLinkProps) {
  const target = way === 'whatsapp' ? '_blank' : undefined;
  return (
    <a href={hrefs[way](to)} target={target} rel="noopener noreferrer" {...props}>
      {children}
      <bdi translate="no">{to}</bdi>
    </a>
  );
}
