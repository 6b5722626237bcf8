import { contentSection } from '@/content/sections/section';

export const contactSection = contentSection('contact', 'Contact Info', {
  phones: ['+971 4 000 0000', '+971 50 000 0000'],
  whatsapp: '+971 50 000 0000',
  email: 'info@saffrongate.example',
  warehouseShort: 'Al Qusais, Dubai',
  warehouseAddress: 'Warehouse, Al Qusais Industrial Area, Dubai, UAE',
  officeAddress: 'Warehouse, Al Qusais Industrial Area, Dubai, UAE',
  businessHours: 'Sunday - Thursday, 9:00 AM - 6:00 PM',
  socialLinks: [
    { id: 'facebook', network: 'facebook', href: '' },
    { id: 'instagram', network: 'instagram', href: '' },
    { id: 'linkedin', network: 'linkedin', href: '' },
    { id: 'x', network: 'x', href: '' },
  ],
  whyContact: [
    { id: 'quick-response', text: 'Quick response within 24 hours' },
    { id: 'free-quotes', text: 'Free consultation and quotes' },
    { id: 'tailored', text: 'Tailored solutions' },
    { id: 'guidance', text: 'Expert guidance' },
  ],
});
