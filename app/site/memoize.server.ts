/** Makes a view of a record on first use and keeps it: records never change while an isolate lives. */
export function memoize<Key extends object, View>(make: (key: Key) => View): (key: Key) => View {
  const views = new Map<Key, View>();
  return (key) => {
    let view = views.get(key);
    if (view === undefined) {
      view = make(key);
      views.set(key, view);
    }
    return view;
  };
}
