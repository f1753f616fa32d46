/** Node needs the file name, which the types lack. */
declare module "selenium-webdriver/remote/index.js" {
  export * from "selenium-webdriver/remote";
}
