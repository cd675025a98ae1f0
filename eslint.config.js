import { defineConfig } from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Components and what is written in their language. All other code is oxlint’s: see .oxlintrc.json. */
export default defineConfig({
  files: ['**/*.svelte', '**/*.svelte.ts'],
  extends: [ts.configs.strict, ts.configs.stylistic, svelte.configs.recommended],
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    '@typescript-eslint/consistent-type-definitions': 'off',
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    '@typescript-eslint/unified-signatures': 'off',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    eqeqeq: 'error',
    'svelte/no-at-html-tags': 'error',
    // It takes every Map and Set inside a computation for state.
    'svelte/prefer-svelte-reactivity': 'off',
    'no-undef': 'off',
  },
});
