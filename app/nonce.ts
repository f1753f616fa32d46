import { createContext } from "react";

/** The CSP nonce while the server renders; the browser hides nonces, so there it is undefined. */
export const NonceContext = createContext<string | undefined>(undefined);
