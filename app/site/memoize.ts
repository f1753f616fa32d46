/**
 * Computes a value on first use and keeps it while the isolate lives.
 * @param max upper bound on values; one more drops the others
 */
export function memoize<Key, Value>(compute: (key: Key) => Value, max = Infinity): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) {
      value = compute(key);
      if (values.size >= max) {
        values.clear();
      }
      values.set(key, value);
    }
    return value;
  };
}
