/** The multipart body of an entry: text fields as they are, and the picture if there is one. */
export function taxonomyForm({
  image,
  ...fields
}: Record<string, unknown> & { image: File | null }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  if (image) form.append('image', image);
  return form;
}
