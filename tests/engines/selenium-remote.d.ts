/** Node finds the module only by its file, which the types do not name. */
declare module "selenium-webdriver/remote/index.js" {
  export * from "selenium-webdriver/remote";
}
