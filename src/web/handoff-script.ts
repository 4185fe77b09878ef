const CONTROLLER = 'window.__reactRouterContext.streamController';
const END = '</body></html>';

/**
 * Returns the parts of a document with the data of its loaders at the end, where and as the router's
 * own `<ServerRouter>` puts them, but in one script: nothing here is streamed.
 */
export function withHandoff(html: string, data: string, nonce: string): string[] {
  const enqueue = data === '' ? '' : `${CONTROLLER}.enqueue(${scriptText(data)});`;
  const script = `<script nonce="${nonce}">${enqueue}${CONTROLLER}.close();</script>`;
  return html.endsWith(END) ? [html.slice(0, -END.length), script, END] : [html, script];
}

const UNSAFE = /[<>&\u2028\u2029]/g;

/** Returns a string as JavaScript that cannot end the script that it is in. */
function scriptText(text: string): string {
  return JSON.stringify(text).replace(
    UNSAFE,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let all = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return all + decoder.decode();
    all += decoder.decode(value, { stream: true });
  }
}
