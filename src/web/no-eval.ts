// Zod tries whether it may make functions of text, which the pages' policy forbids and the browser complains of. It reads
// this when it is loaded; importing Zod to say so would load it in the shop.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
