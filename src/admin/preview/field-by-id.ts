import { isRecord, ownValue } from '@/lib/is-record';

/** A field by the ids of the list items around it, which stay when items move: slides/rice/title */
export function fieldById(content: unknown, name: string): string {
  let value = content;
  const keys = name.split('.').map((key) => {
    if (!Array.isArray(value)) {
      value = ownValue(value, key);
      return key;
    }
    value = value[Number(key)];
    const id = ownValue(value, 'id');
    return typeof id === 'string' && id !== '' ? id : key;
  });
  return keys.join('/');
}

/** Where that field is in the content now, by its form name: slides.2.title. Null if its item is gone. */
export function nameOfField(content: unknown, field: string): string | null {
  let value = content;
  const name: (string | number)[] = [];
  for (const key of field.split('/')) {
    if (Array.isArray(value)) {
      const index = value.findIndex((item, at) => (isRecord(item) ? item.id : `${at}`) === key);
      if (index === -1) return null;
      name.push(index);
      value = value[index];
    } else {
      name.push(key);
      value = ownValue(value, key);
    }
  }
  return name.join('.');
}
