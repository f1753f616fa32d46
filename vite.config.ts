import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const isProduction = process.env.CLOUDFLARE_ENV === "production";

export default defineConfig({
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The framework changes seldom: one file, cached over our own releases.
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es)\//,
              priority: 2,
            },
            // What several pages share, in one file instead of twenty.
            { name: "shared", test: /app\/(components|domain|routes)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  environments: {
    // A smaller Worker starts sooner.
    ssr: { build: { minify: true } },
    ...(!isProduction && { mailbox_plus_stand_ins: { build: { outDir: "build/stand-ins" } } }),
  },
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
