/**
 * Returns what gives the same content the same reference, and other content one of its own: what is sent again
 * after a lost answer is one enquiry, and what was corrected is not taken for what came before.
 */
export function keepReference(draw: () => string): (content: string) => string {
  const known = new Map<string, string>();
  return (content) => {
    const reference = known.get(content) ?? draw();
    known.set(content, reference);
    return reference;
  };
}
