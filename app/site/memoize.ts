/**
 * Computes a value on first use and keeps it, for what never changes while an isolate lives, such as records.
 * @param most limit of values; one more drops the others
 */
export function memoize<Key, Value>(compute: (key: Key) => Value, most = Infinity): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) {
      value = compute(key);
      if (values.size >= most) {
        values.clear();
      }
      values.set(key, value);
    }
    return value;
  };
}
