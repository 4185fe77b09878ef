declare module 'saxen' {
  type Decode = (text: string) => string;

  export class Parser {
    on(
      event: 'openTag',
      handle: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', handle: (name: string) => void): this;
    on(event: 'text' | 'cdata', handle: (text: string, decode: Decode) => void): this;
    /** Throws where the document is not well-formed. */
    parse(xml: string): void;
  }
}
