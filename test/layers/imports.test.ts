import { join } from 'node:path';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, it } from 'vitest';
import { house, root } from './house.ts';

const rules: ICruiseOptions = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));
const tsConfig = extractTSConfig(join(root, 'tsconfig.base.json'));

/** The rules that a house of these files breaks, with who breaks each, as dependency-cruiser sees it. */
async function breaches(files: Record<string, string>): Promise<string[]> {
  const tops = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  const { output } = await cruise(
    tops,
    { ...rules, baseDir: house(files) },
    { bustTheCache: true },
    { tsConfig },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

const leaf = 'export const leaf = 1;\n';
const taking = (from: string): string => `import { leaf } from '${from}';\nexport const taken = leaf;\n`;

/** The rule, who imports, what, and the further files of the house. */
type Case = [string, string, string, Record<string, string>];

describe('an import against the direction of the house is refused:', () => {
  it.each<Case>([
    ['no-circle', 'shared/a.ts', './b.ts', { 'shared/b.ts': taking('./a.ts') }],
    ['shared-is-pure', 'shared/a.ts', '../src-main/game/b.ts', { 'src-main/game/b.ts': leaf }],
    ['shared-is-pure', 'shared/a.ts', '../scripts/b.mjs', { 'scripts/b.mjs': leaf }],
    ['shared-has-few-libraries', 'shared/a.ts', 'xstate', {}],
    ['shared-has-few-libraries', 'shared/a.ts', 'no-such-package', {}],
    ['shared-has-few-libraries', 'shared/a.ts', 'node:fs', {}],
    [
      'a-system-knows-no-other',
      'shared/systems/sixth/a.ts',
      '../fivey/b.ts',
      { 'shared/systems/fivey/b.ts': leaf },
    ],
    [
      'a-system-knows-the-contract',
      'shared/systems/sixth/a.ts',
      '../registry.ts',
      { 'shared/systems/registry.ts': leaf },
    ],
    ['a-system-knows-the-contract', 'shared/systems/sixth/a.ts', '../../api.ts', { 'shared/api.ts': leaf }],
    [
      'a-system-knows-the-contract',
      'shared/systems/common/a.ts',
      '../registry.ts',
      { 'shared/systems/registry.ts': leaf },
    ],
    ...['vogt', 'common', 'sixth'].map((folder): Case => [
      'family-is-for-its-own',
      `shared/systems/${folder}/a.ts`,
      '../cairn-family/b.ts',
      { 'shared/systems/cairn-family/b.ts': leaf },
    ]),
    [
      'family-is-for-its-own',
      'shared/campaign/a.ts',
      '../systems/cairn-family/b.ts',
      { 'shared/systems/cairn-family/b.ts': leaf },
    ],
    [
      'common-is-for-systems',
      'shared/campaign/a.ts',
      '../systems/common/b.ts',
      { 'shared/systems/common/b.ts': leaf },
    ],
    [
      'campaign-knows-the-contract',
      'shared/campaign/a.ts',
      '../page/view.ts',
      { 'shared/page/view.ts': leaf },
    ],
    [
      'campaign-knows-the-contract',
      'shared/campaign/a.ts',
      '../systems/registry.ts',
      { 'shared/systems/registry.ts': leaf },
    ],
    ['campaign-knows-the-contract', 'shared/systems/contract.ts', '../api.ts', { 'shared/api.ts': leaf }],
    ['text-and-the-door-know-themselves', 'shared/text/a.ts', '../hex/b.ts', { 'shared/hex/b.ts': leaf }],
    ...['dice', 'time', 'hex'].map((folder): Case => [
      'dice-time-and-hex-know-themselves',
      `shared/${folder}/a.ts`,
      '../campaign/b.ts',
      { 'shared/campaign/b.ts': leaf },
    ]),
    ['what-grows-knows-hexes', 'shared/growing/a.ts', '../campaign/b.ts', { 'shared/campaign/b.ts': leaf }],
    ['the-road-knows-the-campaign', 'shared/road/a.ts', '../page/b.ts', { 'shared/page/b.ts': leaf }],
    [
      'the-road-knows-the-campaign',
      'shared/road/a.ts',
      '../systems/registry.ts',
      { 'shared/systems/registry.ts': leaf },
    ],
    [
      'only-the-registry-knows-systems',
      'src-main/game/a.ts',
      '../../shared/systems/fivey/b.ts',
      { 'shared/systems/fivey/b.ts': leaf },
    ],
    [
      'renderer-knows-the-api-only',
      'src-renderer/a.ts',
      '../shared/systems/contract.ts',
      { 'shared/systems/contract.ts': leaf },
    ],
    [
      'renderer-knows-the-api-only',
      'src-renderer/a.ts',
      '../src-main/game/b.ts',
      { 'src-main/game/b.ts': leaf },
    ],
    ['renderer-takes-types-of-the-api', 'src-renderer/a.ts', '../shared/api.ts', { 'shared/api.ts': leaf }],
    ['main-knows-no-screen', 'src-main/game/a.ts', '../../src-renderer/b.ts', { 'src-renderer/b.ts': leaf }],
    ['game-knows-no-host', 'src-main/game/a.ts', '../hosts/web/b.ts', { 'src-main/hosts/web/b.ts': leaf }],
    ['game-runs-alone', 'src-main/game/a.ts', '../queries/b.ts', { 'src-main/queries/b.ts': leaf }],
    [
      'queries-know-no-workspace',
      'src-main/queries/a.ts',
      '../workspace/b.ts',
      { 'src-main/workspace/b.ts': leaf },
    ],
    ...['queries', 'players', 'workspace'].map((folder): Case => [
      'exchange-knows-the-game',
      'src-main/exchange/a.ts',
      `../${folder}/b.ts`,
      { [`src-main/${folder}/b.ts`]: leaf },
    ]),
    ['store-knows-no-rules', 'src-main/store/a.ts', '../game/b.ts', { 'src-main/game/b.ts': leaf }],
    [
      'hosts-are-apart',
      'src-main/hosts/web/a.ts',
      '../electron/b.ts',
      { 'src-main/hosts/electron/b.ts': leaf },
    ],
    [
      'hosts-are-apart',
      'src-main/hosts/cli/a.ts',
      '../electron/b.ts',
      { 'src-main/hosts/electron/b.ts': leaf },
    ],
    [
      'only-the-command-line-serves',
      'src-main/hosts/electron/a.ts',
      '../web/b.ts',
      { 'src-main/hosts/web/b.ts': leaf },
    ],
    [
      'nothing-lost',
      'src-main/hosts/cli/hexwatch.ts',
      './used.ts',
      { 'src-main/hosts/cli/used.ts': leaf, 'src-main/hosts/cli/lost.ts': taking('./used.ts') },
    ],
  ])('%s (%s imports %s)', async (rule, importer, imported, others) => {
    expect(await breaches({ [importer]: taking(imported), ...others })).toContainEqual(
      expect.stringMatching(`^${rule}: `),
    );
  });

  it('renderer-knows-the-api-only (from a component)', async () => {
    const seen = await breaches({
      'src-renderer/A.svelte': `<script lang="ts">\n${taking('../shared/systems/contract.ts')}</script>\n<p>{leaf}</p>\n`,
      'shared/systems/contract.ts': leaf,
    });
    expect(seen).toContain('renderer-knows-the-api-only: src-renderer/A.svelte');
  });
});

describe('an import along the direction of the house is let through:', () => {
  it.each<Case>([
    [
      'a system takes a helper',
      'shared/systems/sixth/a.ts',
      '../saves.ts',
      { 'shared/systems/saves.ts': leaf },
    ],
    ...['cairn', 'block-dodge-parry'].map((folder): Case => [
      `${folder} takes from its family`,
      `shared/systems/${folder}/a.ts`,
      '../cairn-family/b.ts',
      { 'shared/systems/cairn-family/b.ts': leaf },
    ]),
    [
      'the family takes what is common',
      'shared/systems/cairn-family/a.ts',
      '../common/b.ts',
      { 'shared/systems/common/b.ts': leaf },
    ],
    ['dice know the time', 'shared/dice/a.ts', '../time/b.ts', { 'shared/time/b.ts': leaf }],
    ['shared checks with zod', 'shared/a.ts', 'zod', {}],
    ['the screen measures hexes', 'src-renderer/a.ts', '../shared/hex/b.ts', { 'shared/hex/b.ts': leaf }],
    [
      'the command line serves',
      'src-main/hosts/cli/a.ts',
      '../web/b.ts',
      { 'src-main/hosts/web/b.ts': leaf },
    ],
  ])('%s', async (_what, importer, imported, others) => {
    expect(await breaches({ [importer]: taking(imported), ...others })).toEqual([]);
  });

  it('the screen takes the types of the api', async () => {
    const seen = await breaches({
      'src-renderer/a.ts': "import type { View } from '../shared/api.ts';\nexport type Seen = View;\n",
      'shared/api.ts': 'export interface View {\n  readonly seq: number;\n}\n',
    });
    expect(seen).toEqual([]);
  });
});
