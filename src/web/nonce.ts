import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** How the server hands over the random value that marks the scripts of one rendered document. */
export const nonceContext = createContext<string>();

/** The same for components; browsers, which hide it from scripts, have none. */
export const Nonce = createReactContext<string | undefined>(undefined);
