import { Check, Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardClass } from '@/components/ui/card-class';
import { paths } from '@/config/paths';
import { joinedWithCommas, mapHrefs } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { CallToAction } from '@/site/call-to-action';
import { ContactLink } from '@/site/contact-link';
import { PageBanner } from '@/site/page-banner';
import { Section } from '@/site/section';
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
      <Section grid="gap-16 lg:grid-cols-2">
        <div className="print:hidden">
          <ContactForm />
          {contact.whatsapp && (
            <p className="mt-8 text-stone">
              Or write to us on WhatsApp:{' '}
              <ContactLink way="whatsapp" to={contact.whatsapp} className={linkClass} />
            </p>
          )}
        </div>
        <div className="grid content-start gap-4">
          <section>
            <h2 className="mb-8 text-heading">Contact Information</h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
              <ContactCard title="Email" Icon={Mail}>
                <ContactLink way="email" to={contact.email} className={linkClass} />
              </ContactCard>
              <ContactCard title="Phone" Icon={Phone}>
                <ContactLink way="phone" to={firstPhone} className={linkClass} />
                {secondPhone && (
                  <p className="mt-2 [word-spacing:0.15em]">
                    <bdi translate="no">{secondPhone}</bdi>
                  </p>
                )}
              </ContactCard>
              <ContactCard title="Address" Icon={MapPin}>
                <p translate="no" dir="auto" className="whitespace-pre-line">
                  {contact.warehouseAddress}
                </p>
              </ContactCard>
              <ContactCard title="Business Hours" Icon={Clock}>
                <p dir="auto">{contact.businessHours}</p>
              </ContactCard>
            </ul>
          </section>
          <div className="rounded-card border border-transparent bg-sand p-6 sm:p-8">
            <h2 className="text-subheading">Why Contact Us</h2>
            <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
              {contact.whyContact.map(({ id, text }) => (
                <li key={id} className="flex gap-3">
                  <Check className="mt-0.5 size-5 shrink-0 text-leaf" />
                  <span dir="auto">{text}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section tone="sand" grid="gap-x-16 gap-y-8 wrap-anywhere lg:grid-cols-2">
        <div>
          <h2 className="text-heading">Visit Our Office</h2>
          <address
            translate="no"
            dir="auto"
            className="mt-4 text-lead whitespace-pre-line not-italic"
          >
            {contact.officeAddress}
          </address>
          <ul className="mt-4 flex flex-wrap gap-x-8 print:hidden">
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
        <p className="grid min-h-48 place-content-center justify-items-center gap-3 rounded-card border border-dashed border-edge p-6 text-stone print:hidden">
          <MapPin strokeWidth={1.5} className="size-8 text-ember" />
          Map integration coming soon
        </p>
      </Section>
      <CallToAction
        title="Let's Build Something Great Together"
        text="Not ready to write? Look through the goods first."
        links={{ [paths.products]: 'View Our Products' }}
      />
    </>
  );
}

type ContactCardProps = { title: string; Icon: LucideIcon; children: ReactNode };

function ContactCard({ title, Icon, children }: ContactCardProps) {
  return (
    <li className={`${cardClass} wrap-anywhere *:text-balance`}>
      <h3 className="mb-2 flex items-center gap-3 text-subheading">
        <Icon strokeWidth={1.5} className="size-6 shrink-0 text-ember" />
        {title}
      </h3>
      {children}
    </li>
  );
}
