/** Who may import whom (docs/architecture.md). Each comment says what to do instead. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const aSystem = '^shared/systems/(?!(cairn-family|common)/)([^/]+)/';
const aHost = '^src-main/hosts/([^/]+)/';
const ours = '^(shared|src-main|src-renderer)/';
const entries =
  '^src-main/(hosts/(electron/(main|preload|playersPreload)|cli/hexwatch)|forecast/worker)\\.ts$|^src-renderer/(main|players/main|map/tiles/tiles\\.worker)\\.ts$';

module.exports = {
  forbidden: [
    rule('no-circle', 'Two modules that need each other are one, or need a third.', {}, { circular: true }),
    rule(
      'shared-is-pure',
      'shared knows nothing of hosts and pages: pass what it needs in as an argument.',
      { path: '^shared/' },
      { dependencyTypes: ['local'], pathNot: '^shared/' },
    ),
    rule(
      'shared-has-few-libraries',
      'shared uses zod and honeycomb-grid only, d3 for charts and flatqueue for the road: move the rest to src-main.',
      { path: '^shared/' },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core', 'unknown', 'undetermined'],
        pathNot: 'node_modules/(zod|honeycomb-grid|flatqueue|d3-scale|d3-shape|@types/d3-.*)/',
      },
    ),
    rule(
      'charts-have-d3',
      'Only what draws charts needs scales and lines.',
      { path: '^shared/', pathNot: '^shared/drawing/chart/' },
      { path: 'node_modules/d3-' },
    ),
    rule(
      'the-road-has-a-queue',
      'Only what searches for ways needs a heap.',
      { path: '^shared/', pathNot: '^shared/road/' },
      { path: 'node_modules/flatqueue/' },
    ),
    rule(
      'a-system-knows-no-other',
      'What two systems share moves into shared/systems/common, or into cairn-family where only its two need it.',
      { path: aSystem },
      { path: aSystem, pathNot: '^shared/systems/$1/' },
    ),
    rule(
      'a-system-knows-the-contract',
      'A system, and what systems share, is built from the contract, dice, time, hex and campaign.',
      { path: '^shared/systems/[^/]+/' },
      {
        path: '^shared/',
        pathNot: `${aSystem}|^shared/systems/(?!registry)[^/]+\\.ts$|^shared/systems/(cairn-family|common)/|^shared/(dice|time|hex|campaign|text)/|^shared/(extended|remembered|tale/(fact|seen))\\.ts$`,
      },
    ),
    rule(
      'only-the-registry-knows-systems',
      'Ask the system through its contract, so that another system stays one folder and one line.',
      { path: ours, pathNot: '^shared/systems/(registry\\.ts$|(?!(cairn-family|common)/)[^/]+/)' },
      { path: aSystem },
    ),
    rule(
      'family-is-for-its-own',
      'Only Cairn and Block, Dodge, Parry are built from cairn-family: what others need too moves into common.',
      { path: ours, pathNot: '^shared/systems/(cairn|block-dodge-parry|cairn-family)/' },
      { path: '^shared/systems/cairn-family/' },
    ),
    rule(
      'common-is-for-systems',
      'What the campaign needs as well moves into shared/campaign.',
      { path: ours, pathNot: '^shared/systems/[^/]+/' },
      { path: '^shared/systems/common/' },
    ),
    rule(
      'campaign-knows-the-contract',
      'The campaign and the contract are built from dice, time, hex and what grows: ask the system through its contract.',
      { path: '^shared/(campaign/|systems/(?!registry)[^/]+\\.ts$)' },
      {
        path: '^shared/',
        pathNot:
          '^shared/(campaign|dice|time|hex|growing|text|door)/|^shared/(extended|remembered|tale/fact)\\.ts$|^shared/systems/(?!registry)[^/]+\\.ts$',
      },
    ),
    rule(
      'dice-time-and-hex-know-themselves',
      'Pass what is needed of the campaign in as an argument.',
      { path: '^shared/(dice|time|hex)/' },
      { path: '^shared/', pathNot: '^shared/(dice|time|hex)/|^shared/remembered\\.ts$' },
    ),
    rule(
      'text-and-the-door-know-themselves',
      'Words and checks of what comes from outside serve all others: pass what they need in as an argument.',
      { path: '^shared/(text|door)/' },
      { path: '^shared/', pathNot: '^shared/(text|door)/' },
    ),
    rule(
      'a-tale-knows-the-campaign',
      'A tale is made from events, dates and the land; what a system adds comes in as an argument.',
      { path: '^shared/tale/' },
      { path: '^shared/', pathNot: '^shared/(tale|campaign|hex|time|text)/|^shared/remembered\\.ts$' },
    ),
    rule(
      'a-language-knows-facts',
      'Words are made from facts alone: what they need to know of the campaign belongs into a fact.',
      { path: '^shared/tale/english/' },
      { path: '^shared/', pathNot: '^shared/(tale|time|text)/' },
    ),
    rule(
      'the-road-knows-the-campaign',
      'Ways are found by the land and the rules of travel: what a system or a page adds comes in as an argument.',
      { path: '^shared/road/' },
      {
        path: '^shared/',
        pathNot:
          '^shared/(road|campaign|hex|time|text)/|^shared/remembered\\.ts$|^shared/systems/(?!registry)[^/]+\\.ts$',
      },
    ),
    rule(
      'what-grows-knows-hexes',
      'A land grows from wishes and what is on the map: pass what else is needed in as an argument.',
      { path: '^shared/growing/' },
      { path: '^shared/', pathNot: '^shared/(growing|hex)/|^shared/drawing/map/seed\\.ts$' },
    ),
    rule(
      'plans-know-hexes',
      'Pass what is needed of a site in as an argument.',
      { path: '^shared/plan/' },
      { path: '^shared/', pathNot: '^shared/(plan|hex)/' },
    ),
    rule(
      'drawings-know-hexes-and-time',
      'Pass what is drawn in as an argument.',
      { path: '^shared/drawing/' },
      { path: '^shared/', pathNot: '^shared/(drawing|hex|time)/|^shared/remembered\\.ts$' },
    ),
    rule(
      'renderer-knows-the-api-only',
      'The screen draws what shared/api.ts tells: put the knowledge into the view.',
      { path: '^src-renderer/' },
      {
        path: '^(shared|src-main)/',
        pathNot:
          '^shared/(api|players|text/words|page/(blanks|patch|ranking))\\.ts$|^shared/(drawing|hex|plan|time)/',
      },
    ),
    rule(
      'renderer-takes-types-of-the-api',
      'Import from shared/api.ts and shared/players.ts with `import type`, so that schemas and rules stay out of the page.',
      { path: '^src-renderer/' },
      { path: '^shared/(api|players)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'main-knows-no-screen',
      'What both need belongs in shared.',
      { path: '^src-main/' },
      { path: '^src-renderer/' },
    ),
    rule(
      'game-knows-no-host',
      'A host calls the game; what the workspace needs of a host comes in through WorkspaceOptions.',
      { path: '^src-main/(game|forecast|queries|players|workspace|store|exchange)/' },
      { path: '^src-main/hosts/' },
    ),
    rule(
      'game-runs-alone',
      'Whoever asks something of the game, shows it or keeps it on a shelf stands outside of it.',
      { path: '^src-main/game/' },
      { path: '^src-main/(forecast|queries|players|workspace|exchange)/' },
    ),
    rule(
      'a-forecast-knows-the-game',
      'Journeys are played by the rules alone: whoever asks for them opens the campaign.',
      { path: '^src-main/forecast/' },
      { path: '^src-main/(queries|players|workspace|exchange|store)/' },
    ),
    rule(
      'queries-know-no-workspace',
      'What is asked of a game opens no campaign.',
      { path: '^src-main/(queries|players)/' },
      { path: '^src-main/workspace/' },
    ),
    rule(
      'exchange-knows-the-game',
      'What is exported is handed to it; whoever exports opens the campaign.',
      { path: '^src-main/exchange/' },
      { path: '^src-main/(queries|players|workspace|store)/' },
    ),
    rule(
      'store-knows-no-rules',
      'The store keeps plain JSON that others checked.',
      { path: '^src-main/store/' },
      { path: '^(shared|src-main/(game|queries|players|workspace|exchange))/' },
    ),
    rule(
      'hosts-are-apart',
      'What two hosts need belongs in the game, or in a file beside their folders.',
      { path: aHost },
      { path: aHost, pathNot: '^src-main/hosts/($1|http|players|printing|web)/' },
    ),
    rule(
      'only-the-command-line-serves',
      'The window stands on its own; only `hexwatch serve` starts the web host.',
      { path: '^src-main/hosts/', pathNot: '^src-main/hosts/(cli|web)/' },
      { path: '^src-main/hosts/web/' },
    ),
    rule(
      'nothing-lost',
      'What no program reaches is to be deleted.',
      { path: `${entries}|^test/docs/` },
      {
        reachable: false,
        path: `${ours}.*\\.(ts|svelte)$`,
        pathNot: `\\.d\\.ts$|^shared/systems/.*fixtures\\.ts$|${entries}`,
      },
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
