// write-pages.ts bundles this into the head of /products. The HTML lists all products, so CSS hides those
// that the query does not name until React has filtered them.
import { readCategoryParam } from '@/catalogue/category-param';
import { hasLetters, readSearchParam } from '@/catalogue/search-param';

const query = new URLSearchParams(window.location.search);
const { category } = readCategoryParam(query.get('category'));
const { dataset } = document.documentElement;

if (hasLetters(readSearchParam(query.get('q')))) {
  dataset.searching = '';
  // If the app fails to load, nothing else removes this attribute. Error events of elements do not bubble.
  window.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && delete dataset.searching,
    true,
  );
} else if (category) {
  const label = JSON.stringify(category);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root{--category:${label}}.product-card:not([data-category=${label}]){display:none!important}` +
      `.category-button[value=${label}]{background:var(--fill);color:var(--text)}`,
  );
  document.adoptedStyleSheets = [sheet];
  dataset.category = '';
}
