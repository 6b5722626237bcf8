import { expect, test } from 'vitest';
import { undoDeletion } from './undo-deletion';

function orders(things: readonly string[]): string[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing) =>
    orders(things.filter((each) => each !== thing)).map((rest) => [thing, ...rest]),
  );
}

const list = ['a', 'b', 'c', 'd'];

test.each(orders(list))(
  'deleted as %s %s %s %s, each comes back to its place, whatever the order of undoing',
  (...deletedFirst) => {
    for (const undoneFirst of orders(list)) {
      const items = [...list];
      let deleted = deletedFirst.map((name) => {
        const index = items.indexOf(name);
        items.splice(index, 1);
        return { name, index };
      });
      for (const name of undoneFirst) {
        const entry = deleted.find((each) => each.name === name);
        if (!entry) throw new Error(`${name} is not deleted`);
        const { index, others } = undoDeletion(deleted, entry);
        items.splice(index, 0, name);
        deleted = others;
        expect(items, 'in order at each step').toEqual([...items].sort());
      }
      expect(items).toEqual(list);
    }
  },
);
