/** A text of any language, or what returns one; a group of texts has the same keys. */
export type Like<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Told
    ? (...values: Values) => Told extends string ? string : Told
    : Text extends readonly (infer Each)[]
      ? readonly Like<Each>[]
      : Text extends object
        ? { readonly [Key in keyof Text]: Like<Text[Key]> }
        : Text;
