// plugin.ts inlines this script into /products, whose prerendered HTML lists all products. Until React applies the
// query, CSS hides the products of other categories (`?category=`) or the whole list (`?q=`).
import { readCategoryParam } from '@/catalogue/category-param';
import { hasLettersOrDigits, readSearchText } from '@/catalogue/search-text';
import { readPairs } from '@/lib/link-text';

const query = readPairs(window.location.search);
const { category, unknown } = readCategoryParam(query.get('category'));
const { dataset } = document.documentElement;

// If the category is unknown, React adds a sentence above the list, which would push a visible list down.
if (unknown || hasLettersOrDigits(readSearchText(query.get('q')))) {
  dataset.searching = '';
  // If the app's script fails to load, show the list again. `error` events of elements do not bubble: capture them.
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
