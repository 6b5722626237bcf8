import { PageMeta } from '@/components/page-meta';
import { StoredEnquiry } from '@/enquiry/page/stored-enquiry';
import { useHydrated } from '@/lib/use-hydrated';
import { WithoutScripts } from '@/site/without-scripts';

export function EnquiryPage() {
  const hydrated = useHydrated();
  return (
    <>
      <PageMeta
        title="Your Enquiry"
        description="List what you need; we reply with prices. The list is kept on your own device and sent by WhatsApp or e-mail."
      />
      <div className="bg-sand print:hidden">
        <div className="container-page py-10 sm:py-16">
          <h1 className="text-title">Your Enquiry</h1>
          <p className="mt-4 max-w-2xl text-lead text-stone">
            List what you need; we reply with prices.
          </p>
        </div>
      </div>
      {/* The list makes the page higher after hydration, so the footer starts below the first screen. */}
      <div className="min-h-[80svh] print:min-h-0">
        {hydrated ? (
          <StoredEnquiry />
        ) : (
          <div className="container-page py-8 sm:py-14">
            <p data-if-failed className="text-stone noscript:hidden">
              One moment: your list is opening.
            </p>
            <WithoutScripts what="The list" className="line-length text-lead" />
          </div>
        )}
      </div>
    </>
  );
}
