import { Check, Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { inOneLine } from '@/content/fields/in-one-line';
import { telHref, whatsappHref } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { CallToAction } from '@/site/call-to-action';
import { PageHead } from '@/site/page-head';
import { Section } from '@/site/section';
import { ContactForm } from './contact-form';

// A touch target of 44 px without more space between the lines.
const linkClass =
  '-my-3 inline-block py-3 underline decoration-saffron decoration-2 underline-offset-4 hover:text-ember';

export function ContactPage() {
  const contact = useSection(contactSection);
  const [firstPhone, secondPhone] = contact.phones;
  return (
    <>
      <PageMeta
        path={paths.contact}
        title="Contact"
        description={`Write, call or visit: ${contact.email}, ${firstPhone}, ${inOneLine(contact.warehouseAddress)}. ${contact.businessHours}.`}
      />
      <PageHead
        title="Get in Touch"
        lead="Ask for a price, a sample or advice: by message, e-mail or telephone."
        picture="scenes/warehouse"
      />
      <Section>
        <div className="grid gap-16 lg:grid-cols-12">
          <div className="lg:col-span-7 print:hidden">
            <ContactForm />
            {contact.whatsapp && (
              <p className="mt-8 text-stone">
                You can also write on WhatsApp:{' '}
                <a
                  href={whatsappHref(contact.whatsapp)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={linkClass}
                >
                  <bdi>{contact.whatsapp}</bdi>
                </a>
              </p>
            )}
          </div>
          <Card className="self-start border-transparent bg-sand lg:col-span-5">
            <h2 className="text-subheading">Why Contact Us</h2>
            <ul className="mt-5 grid gap-4">
              {contact.whyContact.map(({ id, text }) => (
                <li key={id} className="flex gap-3">
                  <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
                  <span dir="auto">{text}</span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </Section>
      <Section tone="sand">
        <h2 className="mb-10 text-heading">Contact Information</h2>
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
          <ContactCard title="Email" Icon={Mail}>
            <a href={`mailto:${contact.email}`} className={linkClass}>
              {contact.email}
            </a>
          </ContactCard>
          <ContactCard title="Phone" Icon={Phone}>
            <a href={telHref(firstPhone)} className={linkClass}>
              <bdi>{firstPhone}</bdi>
            </a>
            <p className="mt-2">
              <bdi>{secondPhone}</bdi>
            </p>
          </ContactCard>
          <ContactCard title="Address" Icon={MapPin}>
            <p dir="auto" className="whitespace-pre-line">
              {contact.warehouseAddress}
            </p>
          </ContactCard>
          <ContactCard title="Business Hours" Icon={Clock}>
            <p dir="auto">{contact.businessHours}</p>
          </ContactCard>
        </ul>
      </Section>
      <Section>
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-16">
          <div className="lg:col-span-5">
            <h2 className="text-heading">Visit Our Office</h2>
            <p dir="auto" className="mt-5 text-lead whitespace-pre-line text-stone">
              {contact.officeAddress}
            </p>
            <p dir="auto" className="mt-2 text-stone">
              {contact.businessHours}
            </p>
          </div>
          <div className="map-ground grid aspect-16/9 place-items-center rounded-card border border-line lg:col-span-7 print:hidden">
            <p className="rounded-full border border-line bg-paper px-5 py-2 text-stone">
              Map integration coming soon
            </p>
          </div>
        </div>
      </Section>
      <CallToAction
        title="Let's Build Something Great Together"
        text="Not ready to write? Look through the goods first."
      >
        <ButtonLink to={paths.products} variant="accent">
          View Our Products
        </ButtonLink>
      </CallToAction>
    </>
  );
}

type ContactCardProps = { title: string; Icon: LucideIcon; children: ReactNode };

function ContactCard({ title, Icon, children }: ContactCardProps) {
  return (
    <li>
      <Card className="h-full wrap-anywhere">
        <Icon aria-hidden strokeWidth={1.5} className="size-8 text-ember" />
        <h3 className="mt-5 mb-2 text-subheading">{title}</h3>
        {children}
      </Card>
    </li>
  );
}
