import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const isProduction = process.env.CLOUDFLARE_ENV === "production";

export default defineConfig({
  environments: isProduction ? {} : { mailbox_plus_stand_ins: { build: { outDir: "build/stand-ins" } } },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // The production build neither holds nor needs the stand-ins.
      auxiliaryWorkers: isProduction ? [] : [{ configPath: "workers/stand-ins/wrangler.toml" }],
    }),
    tailwindcss(),
    reactRouter(),
  ],
});
