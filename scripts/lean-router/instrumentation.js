// Stands in for react-router's `lib/router/instrumentation.js`: nobody listens to our router.
export const instrumentationResultMetaContext = null;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
