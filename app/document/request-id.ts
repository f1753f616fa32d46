import { createContext } from "react";

/**
 * Id of the request that is being answered, as its lines in the log have it, for pages that tell of a failure; empty in
 * the browser, which leaves what the server wrote. Not in the data of pages: no other page shows it, and 36 random
 * characters do not compress.
 */
export const RequestId = createContext("");
