import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const BELOW_STORE = ['api', 'domain', 'lib', 'config', 'utils'];

/** The one-way rule: the layers each layer may import. A feature imports no other feature; src/main.tsx may import all. */
const MAY_IMPORT = {
  utils: [],
  config: ['utils'],
  lib: ['config', 'utils'],
  components: ['lib', 'config', 'utils'],
  api: ['lib', 'config', 'utils'],
  domain: ['api', 'lib', 'config', 'utils'],
  store: BELOW_STORE,
  hooks: ['store', 'components', ...BELOW_STORE],
  feature: ['hooks', 'store', 'components', ...BELOW_STORE],
  app: ['feature', 'hooks', 'store', 'components', ...BELOW_STORE],
  sandbox: ['api', 'domain', 'config', 'utils'],
};

const elements = [
  { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
  ...Object.keys(MAY_IMPORT)
    .filter((type) => type !== 'feature')
    .map((type) => ({
      type,
      pattern: `src/${type}`,
    })),
];

const policies = Object.entries(MAY_IMPORT).flatMap(([from, targets]) => [
  { from: { element: { type: from } }, allow: [{ to: { element: { type: targets } } }] },
  {
    from: { element: { type: from } },
    allow: [
      from === 'feature'
        ? { to: { element: { type: from, captured: { name: '{{from.captured.name}}' } } } }
        : { to: { element: { type: from } } },
    ],
  },
]);

/** Packages and globals that only one place may use. */
const REDUX_HOOKS = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use the typed hooks of store/hooks.',
};
const AXIOS = { name: 'axios', message: 'Only src/lib/http imports axios: declare the call in src/api.' };
const PURE = ['react', 'react-redux', '@reduxjs/toolkit'].map((name) => ({
  name,
  message: 'Business rules are pure functions: state belongs to src/store, hooks to src/hooks.',
}));
const GLOBALS = {
  localStorage: {
    owners: ['src/lib/safeStorage.ts'],
    message: 'Add a field to a persisted slice of src/store.',
  },
  sessionStorage: {
    owners: ['src/lib/safeStorage.ts'],
    message: 'Use tabStorage of src/lib/safeStorage.ts.',
  },
  fetch: {
    // a card goes to the payment provider alone: axios would add our session
    owners: ['src/sandbox/menu/callControl.ts', 'src/config/loadSettings.ts', 'src/lib/paymongoTokenizer.ts'],
    message: 'Declare the call in src/api.',
  },
};
const ownedGlobals = (file = '') =>
  Object.entries(GLOBALS)
    .filter(([, { owners }]) => !owners.includes(file))
    .map(([name, { message }]) => ({ name, message }));

const NO_STRINGS_AS_CODE = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML'], JSXAttribute[name.name=/^srcdoc$/i]",
    message: 'Text from a server is never HTML: render it as text.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc|insertAdjacentHTML)$/]',
    message: 'Text from a server is never HTML: build nodes or render text.',
  },
  {
    selector:
      "CallExpression[callee.name=/^(eval|Function)$/], NewExpression[callee.name='Function'], CallExpression[callee.object.name='document'][callee.property.name=/^write/]",
    message: 'No code from strings.',
  },
];
const NO_HEX_COLOURS = [
  {
    selector: 'Literal[value=/#([0-9a-f]{3}|[0-9a-f]{6})(?![0-9a-z_-])/i]',
    message: 'Take the colour from src/config/theme.ts.',
  },
];

export default tseslint.config(
  { ignores: ['dist', 'dist-*', 'coverage', 'screens', 'public/mockServiceWorker.js', 'src/api/schema.d.ts'] },
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      js.configs.recommended,
      ...tseslint.configs.recommendedTypeChecked,
      jsxA11y.flatConfigs.strict,
      importX.flatConfigs.typescript,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, boundaries },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import/resolver': { typescript: true },
      'boundaries/elements': elements,
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          alphabetize: { order: 'asc' },
          'newlines-between': 'never',
          named: { enabled: true, types: 'types-last' },
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      // A scrolling list has to be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'log', 'list'], tags: [] }],
      'no-restricted-syntax': ['error', ...NO_STRINGS_AS_CODE],
      'no-restricted-globals': ['error', ...ownedGlobals()],
      'no-restricted-properties': [
        'error',
        ...ownedGlobals().map(({ name, message }) => ({ object: 'window', property: name, message })),
      ],
      'no-restricted-imports': ['error', { paths: [REDUX_HOOKS, AXIOS] }],
    },
  },
  {
    // the layers with components and hooks; the rules compile every file that they read, which takes a fifth of the time
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/{api,config,domain,utils}/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: ['src/lib/http/**'], rules: { 'no-restricted-imports': ['error', { paths: [REDUX_HOOKS] }] } },
  { files: ['src/domain/**'], rules: { 'no-restricted-imports': ['error', { paths: [...PURE, AXIOS] }] } },
  { files: ['src/store/hooks.ts'], rules: { 'no-restricted-imports': ['error', { paths: [AXIOS] }] } },
  ...Object.values(GLOBALS)
    .flatMap(({ owners }) => owners)
    .map((file) => ({
      files: [file],
      rules: {
        'no-restricted-globals': ['error', ...ownedGlobals(file)],
        'no-restricted-properties': 'off',
      },
    })),
  {
    files: ['src/features/**', 'src/components/**'],
    rules: { 'no-restricted-syntax': ['error', ...NO_STRINGS_AS_CODE, ...NO_HEX_COLOURS] },
  },
  {
    files: ['tests/**', 'scripts/**', '*.config.ts'],
    rules: {
      'boundaries/dependencies': 'off',
      'import-x/no-cycle': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-console': 'off',
    },
  },
);
