import { Check, Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { joinedWithCommas } from '@/content/fields/joined-with-commas';
import { mapHrefs, telHref } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { Section } from '@/site/section';
import { WhatsappLink } from '@/site/whatsapp-link';
import { ContactForm } from './contact-form';

// A touch target of at least 44 px. The negative margin compensates for the padding.
const linkClass =
  '-my-3 inline-block py-3 underline decoration-saffron decoration-2 underline-offset-4 hover:text-ember';

export function ContactPage() {
  const contact = useSection(contactSection);
  const [firstPhone, secondPhone] = contact.phones;
  return (
    <>
      <PageBanner
        path={paths.contact}
        name="Contact"
        description={`Write, call or visit: ${contact.email}, ${firstPhone}, ${joinedWithCommas(contact.warehouseAddress)}. ${contact.businessHours}.`}
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
                Or write to us on WhatsApp:{' '}
                <WhatsappLink number={contact.whatsapp} className={linkClass} />
              </p>
            )}
          </div>
          <Card className="self-start border-transparent bg-sand lg:col-span-5">
            <h2 className="text-subheading">Why Contact Us</h2>
            <ul className="mt-5 grid gap-4">
              {contact.whyContact.map(({ id, text }) => (
                <li key={id} className="flex gap-3">
                  <Check className="mt-0.5 size-5 shrink-0 text-leaf" />
                  <span dir="auto">{text}</span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </Section>
      <Section tone="sand" title="Contact Information">
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
            {secondPhone && (
              <p className="mt-2">
                <bdi>{secondPhone}</bdi>
              </p>
            )}
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
      <Section title="Visit Our Office">
        <Card className="grid gap-x-16 gap-y-10 p-8 wrap-anywhere sm:p-12 lg:grid-cols-[1fr_auto] lg:items-end">
          <address
            dir="auto"
            className="font-display text-[clamp(1.9rem,1.2rem+2.4vw,3.6rem)] leading-tight text-balance whitespace-pre-line not-italic"
          >
            {contact.officeAddress}
          </address>
          <div className="print:hidden">
            <p className="text-stone">Map integration coming soon</p>
            <ul className="mt-2">
              {Object.entries(mapHrefs(contact.officeAddress)).map(([map, href]) => (
                <li key={map}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 items-center font-semibold text-ember underline underline-offset-4"
                  >
                    Open in {map}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </Card>
      </Section>
      <CallToAction
        title="Let's Build Something Great Together"
        text="Not ready to write? Look through the goods first."
        links={[{ to: paths.products, label: 'View Our Products' }]}
      />
    </>
  );
}

type ContactCardProps = { title: string; Icon: LucideIcon; children: ReactNode };

function ContactCard({ title, Icon, children }: ContactCardProps) {
  return (
    <li>
      <Card className="h-full wrap-anywhere *:text-balance">
        <Icon strokeWidth={1.5} className="size-8 text-ember" />
        <h3 className="mt-5 mb-2 text-subheading">{title}</h3>
        {children}
      </Card>
    </li>
  );
}
