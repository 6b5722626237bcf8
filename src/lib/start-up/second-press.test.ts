// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ignoreSecondPresses } from './second-press';

ignoreSecondPresses();

const onTouchScreen = vi.fn(() => true);
window.matchMedia = () => ({ matches: onTouchScreen() }) as MediaQueryList;

let now = 0;

type Press = {
  x?: number;
  after?: number;
  detail?: number;
  type?: 'mousedown' | 'pointerdown' | 'click';
};

/** Returns whether the press reached the control. */
function press(target: Element, { x = 0, after = 10_000, detail = 1, type = 'click' }: Press = {}) {
  now += after;
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, detail });
  Object.defineProperty(event, 'timeStamp', { value: now });
  return target.dispatchEvent(event);
}

function add(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as Element;
}

test('a second press is ignored where another control has come under the finger', () => {
  const one = add('<button>Add</button>');
  const other = add('<a href="#list"><span>In your list</span></a>');
  const field = add('<input>');
  expect(press(one)).toBe(true);
  expect(press(other.children[0] as Element, { after: 300, x: 10 })).toBe(false);
  expect(press(field, { after: 100, type: 'mousedown' }), 'no keyboard opens').toBe(false);
  expect(press(other, { after: 100, x: 40 }), 'elsewhere').toBe(true);
  expect(press(one, { after: 600, x: 40 }), 'later').toBe(true);
  expect(press(other, { after: 600, x: 40, detail: 2 }), 'a slow double click').toBe(false);
});

test('a mouse may press two controls in half a second: its double clicks are counted', () => {
  onTouchScreen.mockReturnValueOnce(false);
  expect(press(add('<button>Add</button>'))).toBe(true);
  onTouchScreen.mockReturnValueOnce(false);
  expect(press(add('<button>Send</button>'), { after: 100 })).toBe(true);
  onTouchScreen.mockReturnValueOnce(false);
  expect(press(add('<button>Remove</button>'), { after: 100, detail: 2 })).toBe(false);
});

test('a second press counts on the same control, unless that has another name now', () => {
  const button = add('<button aria-label="Next slide">›</button>');
  expect(press(button)).toBe(true);
  expect(press(button, { after: 100, detail: 2 })).toBe(true);
  button.setAttribute('aria-label', 'Remove');
  expect(press(button, { after: 100, detail: 3 })).toBe(false);
  expect(press(button, { after: 100 }), 'a press of its own').toBe(true);
});

test('a second press takes back nothing that the first has switched on', () => {
  const chip = add('<button aria-pressed="false">Price</button>');
  expect(press(chip)).toBe(true);
  expect(press(chip, { after: 300 })).toBe(false);
  expect(press(chip)).toBe(true);
});

test('the keyboard is not concerned, nor the click that a label passes on', () => {
  const label = add('<label><span>Halal</span><input type="checkbox"></label>');
  expect(press(label.children[0] as Element)).toBe(true);
  expect(press(label.children[1] as Element, { after: 0 })).toBe(true);
  expect(press(add('<button>Send</button>'), { after: 100, detail: 0 })).toBe(true);
});

test('a second press beside the dialog that the first has opened does not close it', () => {
  const opener = add('<button>Clear the list</button>');
  const dialog = add('<dialog open></dialog>');
  const close = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  press(opener);
  press(dialog, { after: 600, type: 'pointerdown' });
  expect(close(), 'later').toBe(true);
  press(opener);
  press(dialog, { after: 300, type: 'pointerdown' });
  expect(close()).toBe(false);
});
