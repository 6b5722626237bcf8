import { expect, test } from 'vitest';
import { formatQuantity, quantityHint, readQuantity } from './quantity';

test.each([
  ['500', '500 kg'],
  ['1,5', '1.5 kg'],
  ['1.5', '1.5 kg'],
  ['.5', '0.5 kg'],
  ['1,000', '1,000 kg'],
  ['1 000', '1,000 kg'],
  ['1’000', '1,000 kg'],
  ['1,000.5', '1,000.5 kg'],
  ['1.000,5', '1,000.5 kg'],
  ['1.000.000', '1,000,000 kg'],
  ['1,00,000', '100,000 kg'],
  ['24.500', '24.5 kg'],
  ['12345678901234567890', '12,345,678,901,234,567,890 kg'],
  ['٥٠٠', '500 kg'],
  ['۱٫۵', '1.5 kg'],
  ['१२', '12 kg'],
  ['1½', '1.5 kg'],
  ['2 1/2', '2.5 kg'],
])('the number %j is handed over as %j', (quantity, amount) => {
  expect(formatQuantity({ quantity, unit: 'kg' })).toBe(amount);
  expect(readQuantity(quantity)?.unit).toBeUndefined();
});

test.each([
  ['1500 kg', '1,500 kg', 'kg'],
  ['1500KGS.', '1,500 kg', 'kg'],
  ['500 Kg’s', '500 kg', 'kg'],
  ['kg 500', '500 kg', 'kg'],
  ['250 gms', '250 g', 'g'],
  ['1 sack', '1 bag', 'bags'],
  ['2 MT', '2 tonnes', 'tonnes'],
  ['2.5 m.t.', '2.5 tonnes', 'tonnes'],
  ['1 1/2 tons', '1.5 tonnes', 'tonnes'],
  ['2 FCL', '2 containers', 'containers'],
  ['40 ctn', '40 cartons', 'cartons'],
  ['12 cartoons', '12 cartons', 'cartons'],
  ['1 box', '1 box', 'boxes'],
  ['4 plts', '4 pallets', 'pallets'],
  ['۵۰ کیسه', '50 bags', 'bags'],
  ['١٬٥٠٠ كيلو', '1,500 kg', 'kg'],
  ['२० किलो', '20 kg', 'kg'],
  ['５００公斤', '500 kg', 'kg'],
  ['20箱', '20 cartons', 'cartons'],
  ['10箱x25公斤', '10 cartons × 25 kg (250 kg)', 'kg'],
  ['10x25kg', '10 × 25 kg (250 kg)', 'kg'],
  ['25 kg x 40', '40 × 25 kg (1,000 kg)', 'kg'],
  ['5 bags of 40 kg each', '5 bags × 40 kg (200 kg)', 'kg'],
  ['10 cartons * 12 pcs', '10 cartons × 12 pieces (120 pieces)', 'pieces'],
  ['25 KG BAGS X 40', '40 bags × 25 kg (1,000 kg)', 'kg'],
  ['50 bags@20kg', '50 bags × 20 kg (1,000 kg)', 'kg'],
])('%j is read as %j, unit and all', (quantity, amount, unit) => {
  expect(formatQuantity({ quantity, unit: 'pallets' })).toBe(amount);
  expect(readQuantity(quantity)?.unit).toBe(unit);
});

test.each([
  ['', ''],
  ['0', '0 bags'],
  ['.', '. bags'],
  ['-5', '-5 bags'],
  ['1,0000', '1,0000 bags'],
  ['5 - 6', '5 - 6 bags'],
  ['1/3', '1/3 bags'],
  ['10x25', '10x25 bags'],
  ['5-6 tons', '5-6 tons'],
  ['about 500 kg', 'about 500 kg'],
  ['500 kg/month', '500 kg/month'],
  ['1x40ft FCL', '1x40ft FCL'],
  ['5 cartons x 25 kg bags', '5 cartons x 25 kg bags'],
  ['25kg bags', '25kg bags'],
  ['2 t x 25 kg', '2 t x 25 kg'],
  ['0 kg', '0 kg'],
  ['10 drums', '10 drums'],
  ['two\nloads', 'two loads'],
])('%j is no amount and handed over as %j', (quantity, sent) => {
  expect(formatQuantity({ quantity, unit: 'bags' })).toBe(sent);
  expect(quantityHint({ quantity, unit: 'bags' })).toBe(sent && `Will be sent as “${sent}”.`);
});

test.each([
  ['500', ''],
  ['1,000', ''],
  ['1500KG', ''],
  ['1,5', 'Read as 1.5 kg.'],
  ['2 MT', 'Read as 2 tonnes.'],
  ['10x25kg', 'Read as 10 × 25 kg (250 kg).'],
])('beside %j stands %j', (quantity, hint) => {
  expect(quantityHint({ quantity, unit: 'kg' })).toBe(hint);
});
