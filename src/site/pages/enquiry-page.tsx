import { PageMeta } from '@/components/page-meta';
import { Section } from '@/site/section';

export function EnquiryPage() {
  return (
    <>
      <PageMeta
        title="Your Enquiry"
        description="The goods that you want a price for, collected on this device."
      />
      <Section>
        <h1 className="text-title">Your Enquiry</h1>
      </Section>
    </>
  );
}
