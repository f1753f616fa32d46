import { defineConfig } from "oxlint";

const route = {
  regex: String.raw`(^|/)route\.tsx$`,
  message: "A route module belongs to React Router; import what it shows or reads.",
};
const shell = {
  regex: String.raw`(^\.|^#app).*/shell/`,
  message: "The shell stands around the pages; only the root route imports it.",
};
const workers = {
  regex: "(^#|/)workers/",
  message: "What touches the outside reaches app/ as the Platform, by context.ts.",
};
const jsx = { regex: String.raw`\.tsx(\?|$)`, message: "What the server reads holds no JSX." };
const schema = {
  regex: String.raw`/content/schema(\.ts)?($|/)`,
  allowTypeImports: true,
  message: "Only types: the schema itself stays out of the browser.",
};
const records = {
  group: [
    "**/content/**",
    "!**/content/*-ids.ts",
    "!**/content/schema",
    "!**/content/schema.ts",
    "!**/content/schema/**",
  ],
  message: "Records are read in a *.server.ts file.",
};
const ownSchema = {
  regex: String.raw`(^|/)schema(\.ts)?($|/)`,
  allowTypeImports: true,
  message: "Records import types only.",
};
const rooms =
  "areas|contact|directions|faq|hours|machines|notices|pages|search|search-field|services|shell|tools|tracking";
const anyRoom = {
  regex: String.raw`^#|^\.\./(${rooms})/`,
  message: "Every room imports site/, so it imports none of them.",
};

/** Later matches win, so each place repeats its whole list. */
const places: ReadonlyArray<[files: string[], restricted: object[]]> = [
  [["app/**"], [route, shell, workers, schema, records]],
  [["app/**/*.{server,buildtime}.ts"], [route, shell, workers, jsx]],
  [["app/root.tsx", "app/routes.ts", "app/entry.server.tsx", "app/entry.client.ts"], [workers]],
  [["app/site/**"], [route, workers, schema, records, anyRoom]],
  [["app/site/*.server.ts"], [route, workers, jsx, anyRoom]],
  [
    ["app/ui/**"],
    [
      route,
      workers,
      schema,
      records,
      {
        regex: String.raw`^#|^\.\./(${rooms}|context|entry|root|routes|site)\b`,
        message: "The design system imports nothing of ours but itself and texts.",
      },
    ],
  ],
  [
    ["app/content/*.ts"],
    [
      ownSchema,
      { regex: String.raw`^\.\./([^t]|t[^e])|^[^.]`, message: "Content imports its schema, itself and text/." },
    ],
  ],
  [
    ["app/content/*/**"],
    [ownSchema, { regex: String.raw`^\.\./\.\./|^[^.]`, message: "Content imports its schema and itself." }],
  ],
  [
    ["app/content/schema.ts", "app/content/schema/**"],
    [{ regex: String.raw`^#|^\.\./\.\./[^t]`, message: "The schema imports nothing but itself, text and valibot." }],
  ],
  [
    ["workers/**"],
    [
      route,
      {
        regex: String.raw`^#app/[^.]+(\.island)?\.tsx$`,
        message: "The Worker shows nothing itself: pages come by React Router.",
      },
      { regex: "/stand-ins/", message: "The stand-ins are a Worker of their own." },
    ],
  ],
  [["workers/stand-ins/**"], [{ regex: String.raw`^\.\./|^#`, message: "The stand-ins share nothing with the site." }]],
  [["scripts/**"], [{ regex: "/tests/", message: "Scripts run without the tests." }]],
];

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  env: { builtin: true },
  ignorePatterns: ["build/**", ".react-router/**", ".wrangler/**"],
  rules: {
    curly: ["error", "all"],
    eqeqeq: "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "no-console": ["error", { allow: ["error", "warn", "log", "table"] }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "react/react-in-jsx-scope": "off",
    "react/no-array-index-key": "off",
    "import/no-unassigned-import": "off",
    "unicorn/consistent-function-scoping": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "promise/always-return": "off",
    "react/iframe-missing-sandbox": "off",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
  },
  overrides: [
    { files: ["app/content/**"], rules: { "no-unused-vars": "off" } },
    {
      files: [
        "app/root.tsx",
        "app/routes.ts",
        "app/entry.*.tsx",
        "app/**/route.tsx",
        "app/**/*.island.tsx",
        "*.config.ts",
        "workers/app.ts",
        "workers/stand-ins/index.ts",
        "tests/support/*-worker.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    ...places.map(([files, patterns]) => ({
      files,
      rules: { "no-restricted-imports": ["error", { patterns }] as ["error", object] },
    })),
    { files: ["**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
  ],
});
