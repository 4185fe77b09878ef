import { Parser } from 'saxen';

/** The events of reading a document; names have no prefixes. */
export type XmlReader = {
  open?: (name: string, attributes: () => Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** Reads XML from beginning to end. Throws where it is not well-formed. */
export function readXml(xml: string, { open, close, text }: XmlReader): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    open?.(bare(name), () =>
      Object.fromEntries(
        Object.entries(attributes()).map(([key, value]) => [bare(key), decode(value)]),
      ),
    );
  });
  parser.on('closeTag', (name) => close?.(bare(name)));
  parser.on('text', (value, decode) => text?.(decode(value)));
  parser.on('cdata', (value) => text?.(value));
  parser.parse(xml);
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
