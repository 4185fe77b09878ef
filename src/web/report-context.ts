import { createContext } from 'react-router';

/** Where a failed loader or render is told to, so that it reaches the server's own log. */
export const reportContext = createContext<(error: unknown) => void>(() => {});
