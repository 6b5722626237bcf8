import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { unsavedForm } from '@/../tests/unsaved-form';
import { OpenFormContext } from '@/admin/inputs/open-form-context';
import { useListItems } from './use-list-items';

const values = Array.from('abcd', (id) => ({ id, name: id }));

function Form({ children }: { children: ReactNode }) {
  const form = useForm({ defaultValues: { values } });
  return (
    <OpenFormContext value={unsavedForm('values', form.getValues)}>
      <FormProvider {...form}>{children}</FormProvider>
    </OpenFormContext>
  );
}

const orders = ['abd', 'adb', 'bad', 'bda', 'dab', 'dba'];

test.each(orders)('deleted as %s, each comes back to its place, in any order', (deletedFirst) => {
  for (const undoneFirst of orders) {
    const { result } = renderHook(() => useListItems('values'), { wrapper: Form });
    const ids = () => result.current.items.map(({ id }) => id);
    for (const id of deletedFirst) act(() => result.current.delete(ids().indexOf(id)));
    expect(ids()).toEqual(['c']);
    for (const id of undoneFirst) {
      const entry = result.current.deleted.find(({ item }) => item.id === id);
      act(() => entry && result.current.undo(entry));
      expect(ids(), 'in order at each step').toEqual(ids().toSorted());
    }
    expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  }
});
