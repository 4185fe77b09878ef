import { createContext } from 'react-router';

/** The context for reporting a failed loader or render to the server's log. */
export const reportContext = createContext<(error: unknown) => void>(() => {});
