/** The first path segment of a service page: `/pack-ship/artwork-shipping`. Apart from the schemas, which the Worker leaves out. */
export const serviceSections = ["pack-ship", "copy-print", "home-business", "specialty"] as const;
