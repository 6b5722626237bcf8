import assert from 'node:assert/strict';
import { products } from '../../src/catalogue/products.ts';
import { translatePage, translatorOf } from '../translate-page.ts';
import type { BrowserPage, Journeys } from './page.ts';

const cards = 'main li:has(> img) h3 a';
const shownCards = `[...document.querySelectorAll('${cards}')].filter((card) => card.checkVisibility()).length`;

/** The questions of a product's page can be pressed once the page is hydrated. */
async function openProduct({ open, until }: BrowserPage): Promise<void> {
  await open('/products/cumin');
  await until(`!!document.querySelector('fieldset:enabled')`);
}

function beginTranslation({ evaluate }: BrowserPage): Promise<unknown> {
  return evaluate(
    `void ((${translatePage})((${translatorOf})('Chrome'), 'manual'), beginTranslation())`,
  );
}

async function searchAndClear({ fill, see, until, press }: BrowserPage): Promise<void> {
  await fill(/^Search products$/, 'kesar');
  await see('heading', /^Results for “kesar”$/);
  await until(`${shownCards} === 1`);
  await press('button', /^Clear search$/);
  await see('heading', /^All Products$/);
  await until(`${shownCards} === ${products.length}`);
}

async function sendEnquiry(page: BrowserPage): Promise<void> {
  await page.press('button', /^Add to enquiry: Cumin/);
  await page.press('link', /^Enquiry \(1\)/);
  await page.see('heading', /^Your Enquiry/);
  await page.fill(/^Quantity of Cumin/, '500');
  await page.holds(/^Quantity of Cumin/, '500');
  await page.select(/^Unit of Cumin/, 'bags');
  await page.fill(/^Name$/, 'Amal');
  // The link is pressed, and leads nowhere.
  await page.evaluate(`void addEventListener('click', (event) => {
    window.sent = event.target.closest('[target]')?.href;
    if (window.sent) event.preventDefault();
  })`);
  await page.press('link', /^Send by WhatsApp$/);
  await page.reads('WhatsApp opened at');
  await page.until(`decodeURIComponent(window.sent).includes('Cumin Seeds: 500 bags')`);
}

export const visitors: Journeys = {
  'first load of the home page': async ({ open, until, press }) => {
    await open('/');
    await until(`[...document.images].some((image) => image.complete && image.naturalWidth > 0)`);
    await press('button', /^Slide 4 of 5/);
    await until(`!!document.querySelector('[aria-label^="Slide 4 of 5"][aria-current]')`);
    // WebKit forgot the rows that the slides share with the heading once a picture was added.
    await until(`[...document.querySelectorAll('[aria-roledescription=slide]')].every((slide) =>
      slide.querySelector('h2').getBoundingClientRect().top > document.querySelector('h1').getBoundingClientRect().bottom)`);
  },

  'a text with words for screen readers in it, at all widths': async ({ open, evaluate }) => {
    await open('/about');
    const text = `Was it what we quoted? Was it all there?

When the answer is yes, we have done our work. When it is no, we say so, put it right, and tell you what we have changed so that it does not happen twice. ${'w'.repeat(47)} ${'w'.repeat(21)} after-save`;
    // With `text-wrap-style: pretty`, WebKitGTK 2.50 crashed.
    await evaluate(`(() => {
      const [text, added, label] = ['p', 'ins', 'span'].map((name) => document.createElement(name));
      label.className = 'sr-only';
      label.append(' added: ');
      added.append(label, ' q');
      text.append(${JSON.stringify(text)}, added);
      text.style.whiteSpace = 'pre-wrap';
      document.querySelector('main').prepend(text);
      for (let width = 300; width < 900; width += 3) {
        text.style.width = width + 'px';
        text.offsetHeight;
      }
    })()`);
    await evaluate('1');
  },

  'a shared link of a category, encoded twice on its way': async ({ open, see, until }) => {
    await open('/products?category=Nuts%2520%2526%2520Dry%2520Fruits');
    await see('heading', /^Nuts & Dry Fruits$/);
    await until(`${shownCards} === 8`);
  },

  'a search and its end': async (page) => {
    await page.open('/products');
    await searchAndClear(page);
  },

  'a search and its end on a translated page': async (page) => {
    await page.open('/products');
    await beginTranslation(page);
    await searchAndClear(page);
    await page.until(
      `[...document.querySelectorAll('h1, h2')].every((each) => each.querySelector('font'))`,
    );
  },

  'a double click on Add to enquiry': async (page) => {
    await openProduct(page);
    await page.evaluate(
      `void (window.times = [], addEventListener('pointerdown', (event) => times.push(event.timeStamp), true))`,
    );
    await page.press('button', /^Add to enquiry: Cumin/, 2);
    await page.until('times.length === 2');
    if (Number(await page.evaluate('times[1] - times[0]')) > 400)
      return console.log('    Not tried: this machine is too slow for a double click.');
    await page.see('link', /^In your enquiry/);
    await page.see('link', /^Enquiry \(1\)/);
    assert.equal(await page.evaluate('location.pathname'), '/products/cumin');
    assert.equal(await page.evaluate(`document.activeElement?.matches('input, select')`), false);
  },

  'an enquiry by WhatsApp': async (page) => {
    await openProduct(page);
    await sendEnquiry(page);
    await page.open('/enquiry');
    await page.holds(/^Quantity of Cumin/, '500');
    await page.holds(/^Unit of Cumin/, 'bags');
  },

  'an enquiry on a translated page': async (page) => {
    await openProduct(page);
    await beginTranslation(page);
    await sendEnquiry(page);
  },

  'a message of the contact form': async ({ open, fill, press, holds, evaluate, see, until }) => {
    await open('/contact');
    await until(`!!document.querySelector('main form button:enabled[type=submit]')`);
    await evaluate('void (window.alert = (text) => (window.said = text))');
    await fill(/^Full Name$/, 'Amal Haddad');
    await fill(/^Email Address$/, 'mailto:amal@x.ae;');
    await fill(/^Phone Number$/, '00971 50 123 4567');
    await fill(/^Message$/, 'Do you have saffron?');
    await holds(/^Email Address$/, 'amal@x.ae');
    await holds(/^Phone Number$/, '+971 50 123 4567');
    await press('button', /^Send Message$/);
    await until(`window.said === "Thank you for your message! We'll get back to you soon."`);
    await holds(/^Full Name$/, '');
    await see('link', /^Send by WhatsApp$/);
  },
};
