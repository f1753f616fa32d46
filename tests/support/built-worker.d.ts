/** The unchanged production build; site-server.ts says where it is. */
declare module "built-worker" {
  const worker: {
    fetch: (request: Request, env: object, context: object) => Promise<Response>;
    scheduled: (controller: object, env: object, context: object) => Promise<void>;
  };
  // oxlint-disable-next-line import/no-default-export -- a Worker is the default export of its module
  export default worker;
}
