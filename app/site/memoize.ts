/** Computes once per key and isolate. @param max beyond this many values, the cache is cleared */
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
