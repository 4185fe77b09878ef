import { isDeepStrictEqual } from 'node:util';

/** Returns the fields of a record that another lacks or has with another value. */
export const differingFields = (record: object, other: object) =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) => !isDeepStrictEqual(value, (other as Record<string, unknown>)[name]),
    ),
  );
