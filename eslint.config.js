import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import reactRefresh from 'eslint-plugin-react-refresh';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The one-way rule: which room may import which. A feature sees itself alone; src/main.ts wires them all. */
const MAY_IMPORT = {
  utils: [],
  config: ['utils'],
  lib: ['config', 'utils'],
  components: ['lib', 'config', 'utils'],
  api: ['lib', 'config', 'utils'],
  store: ['api', 'lib', 'config', 'utils'],
  feature: ['components', 'api', 'store', 'lib', 'config', 'utils'],
  app: ['feature', 'components', 'api', 'store', 'lib', 'config', 'utils'],
  sandbox: ['api', 'config', 'utils'],
};

const elements = [
  { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
  ...['utils', 'config', 'lib', 'components', 'api', 'store', 'app', 'sandbox'].map((type) => ({
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
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
      reactRefresh.configs.vite,
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
      'import-x/no-cycle': 'error',
      'import-x/order': ['error', { alphabetize: { order: 'asc' }, 'newlines-between': 'never' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      // A scrolling list has to be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'log', 'list'], tags: [] }],
      'react-refresh/only-export-components': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text from a server is never HTML: render it as text.',
        },
        {
          selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]',
          message: 'Text from a server is never HTML: build nodes or render text.',
        },
        {
          selector:
            "CallExpression[callee.name='eval'], CallExpression[callee.object.name='document'][callee.property.name='write']",
          message: 'No code from strings.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useDispatch', 'useSelector', 'useStore'],
              message: 'Use the typed hooks of store/hooks.',
            },
            { name: 'axios', message: 'Only lib/http speaks HTTP: declare the call in src/api.' },
          ],
        },
      ],
    },
  },
  { files: ['src/lib/http/**', 'src/store/hooks.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['tests/**', 'scripts/**', '*.config.ts'],
    rules: { 'boundaries/dependencies': 'off', 'no-restricted-imports': 'off', 'no-console': 'off' },
  },
);
