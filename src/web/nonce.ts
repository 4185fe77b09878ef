import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** The context for the random value that marks the scripts of one rendered document. */
export const nonceContext = createContext<string>();

/** The same for components; null in browsers, which hide it from scripts. */
export const Nonce = createReactContext<string | undefined>(undefined);
