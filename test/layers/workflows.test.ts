import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './house.ts';

const { load } = createRequire(import.meta.url)('js-yaml') as { load: (text: string) => unknown };
const FOLDER = '.github/workflows';

const PermissionsSchema = z.record(z.string(), z.enum(['read', 'write', 'none']));
const JobSchema = z.object({
  uses: z.string().optional(),
  needs: z.string().optional(),
  permissions: PermissionsSchema.optional(),
  'timeout-minutes': z.number().optional(),
  steps: z
    .array(z.object({ uses: z.string(), run: z.string(), with: z.record(z.string(), z.unknown()) }).partial())
    .default([]),
});
const WorkflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: PermissionsSchema,
  jobs: z.record(z.string(), JobSchema),
});

const read = (name: string) => WorkflowSchema.parse(load(readFileSync(join(root, FOLDER, name), 'utf8')));
const files = readdirSync(join(root, FOLDER));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(files)('the workflow %s', (file) => {
  const { permissions, jobs } = read(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const runs = steps.flatMap(({ run }) => run ?? []);

  it('may read what is in the repository, and writes in no job but that which publishes', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const more = Object.entries(jobs).filter(([, job]) => job.permissions);
    expect(Object.fromEntries(more.map(([name, job]) => [name, job.permissions]))).toEqual(
      'publish' in jobs ? { publish: { contents: 'write' } } : {},
    );
  });

  it('takes actions by their commit only, and leaves no key of the repository behind', () => {
    for (const { uses, with: given } of steps) {
      if (uses) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
      if (uses?.startsWith('actions/checkout')) expect(given).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('puts nothing from outside into the text of a script', () => {
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('runs scripts that there are', () => {
    const named = runs.flatMap((run) =>
      [...run.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name),
    );
    expect(named.filter((name = '') => !(name in scripts))).toEqual([]);
  });

  it('ends, whatever hangs', () => {
    const endless = Object.values(jobs).filter((job) => !job.uses && !job['timeout-minutes']);
    expect(endless).toEqual([]);
  });
});

describe('a push', () => {
  it('is tested, tormented, audited and tried on real Electron', () => {
    const { on, jobs } = read('check.yml');
    expect(Object.keys(on)).toContain('push');
    const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(runs).toEqual(expect.arrayContaining(['npm test', 'npm run torture', 'npm audit']));
    expect(runs.join('\n')).toMatch(/xvfb-run .* test\/e2e\/electron\.test\.ts/);
  });
});

describe('a tag', () => {
  it('is published only when it was packed, and packed only when it was checked', () => {
    const { on, jobs } = read('release.yml');
    expect(on).toEqual({ push: { tags: ['v*'] } });
    expect(jobs['check']?.uses).toBe(`./${FOLDER}/check.yml`);
    expect([jobs['pack']?.needs, jobs['publish']?.needs]).toEqual(['check', 'pack']);
  });
});
