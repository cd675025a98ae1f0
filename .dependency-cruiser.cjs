/** Who may import whom (docs/architecture.md). Each message says what to do instead. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const otherSystem = '^shared/systems/(nightsong|block-dodge-parry|cairn|fivey|vogt)/';

module.exports = {
  forbidden: [
    rule('no-circle', 'Two modules that need each other are one, or need a third.', {}, { circular: true }),
    rule(
      'shared-is-pure',
      'shared knows nothing of hosts and pages: pass what it needs in as an argument.',
      { path: '^shared/' },
      { path: '^(src-main|src-renderer|test|scripts)/' },
    ),
    rule(
      'shared-has-few-libraries',
      'shared may use zod, honeycomb-grid and immer only.',
      { path: '^shared/' },
      {
        dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg', 'unknown'],
        pathNot: 'node_modules/(zod|honeycomb-grid|immer)/',
      },
    ),
    rule(
      'a-system-knows-no-other',
      'What two systems share moves into the contract’s helpers by name.',
      { path: otherSystem },
      { path: otherSystem, pathNot: '^shared/systems/$1/' },
    ),
    rule(
      'renderer-knows-the-api-only',
      'The screen draws what shared/api.ts tells: put the knowledge into the view.',
      { path: '^src-renderer/' },
      { path: '^(shared|src-main)/', pathNot: '^shared/(api|patch)\\.ts$|^shared/(hex|time)/' },
    ),
    rule(
      'table-knows-no-host',
      'A host calls the table; what the table needs of a host comes in through DeskOptions.',
      { path: '^src-main/(table|store|exchange)/' },
      { path: '^src-main/hosts/|^src-renderer/' },
    ),
    rule(
      'store-knows-no-rules',
      'The store keeps plain JSON that others checked.',
      { path: '^src-main/store/' },
      { path: '^(shared|src-main/(table|exchange))/' },
    ),
    rule(
      'hosts-are-apart',
      'What two hosts need belongs in the table. Only the command line starts the web host.',
      { path: '^src-main/hosts/(electron|web|cli)/' },
      { path: '^src-main/hosts/(electron|web|cli)/', pathNot: '^src-main/hosts/($1|web)/' },
    ),
    rule(
      'nothing-lost',
      'A file that nobody imports is to be deleted.',
      {
        orphan: true,
        path: '^(shared|src-main|src-renderer)/',
        pathNot: '(tsconfig|\\.d\\.ts|main\\.ts|hexwatch\\.ts|preload\\.ts|index\\.html)',
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'svelte', 'node', 'default', 'types'],
    },
  },
};
