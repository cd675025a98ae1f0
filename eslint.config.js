import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const pure = 'shared is pure: pass chance, time and input in as arguments.';
const never = /^(only|skip|todo|skipIf|runIf)$/.source;

/** The rules that need types cost four fifths of the time; svelte-check covers what is written in components. */
const typed = {
  files: ['{shared,src-main,src-renderer,test}/**/*.ts'],
  ignores: ['**/*.svelte.ts'],
};

export default defineConfig(
  { ignores: ['dist/', 'release/', 'node_modules/', 'src-renderer/map/icons.generated.ts'] },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/unified-signatures': 'off',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: 'error',
    },
  },
  {
    ...typed,
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Known names beside `string` tell the reader which there are; closures written as methods have no `this`;
      // and what a callback assigns looks to the linter as if it never changed.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // There are no enums, and few classes: looking for their mistakes took half of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'file', name: 'Refusal' }] }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      'svelte/no-at-html-tags': 'error',
      // It takes every Map and Set inside a computation for state.
      'svelte/prefer-svelte-reactivity': 'off',
      'no-undef': 'off',
    },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: pure },
        { object: 'Date', property: 'now', message: pure },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: ':matches(NewExpression, CallExpression)[callee.name="Date"]', message: pure },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.\\.?/|(zod|honeycomb-grid)$)',
              message: 'shared imports its own files, zod and honeycomb-grid only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src-main/hosts/electron/{preload,playersPreload}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.\\.?/|electron$)',
              message: 'The sandboxed preload has Electron’s bridge and our own small files only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: `MemberExpression[property.name=/${never}/]:matches([object.name=/^(it|test|describe)$/], [object.object.name=/^(it|test|describe)$/])`,
          message: 'Every test runs, always: finish it or delete it.',
        },
      ],
    },
  },
);
