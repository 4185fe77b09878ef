/**
 * Returns `make` with a memory: called again with the same text, it returns what it made before. It
 * forgets everything when it knows `most` texts.
 */
export function remember<Value>(
  make: (text: string) => Value,
  most = 100,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
