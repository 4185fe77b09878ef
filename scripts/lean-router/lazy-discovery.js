// Stands in for react-router's `lib/dom/ssr/fog-of-war.js`: our manifest names every route.
export const URL_LIMIT = 7680;
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
export const getPartialManifest = (manifest) => manifest;
export const getManifestPath = (path) => path;
export const getPathsWithAncestors = (paths) => paths;
export const handleClientVersionMismatch = async () => false;
