import { z } from 'zod';
import { repository } from '../../../package.json';

const project = repository.replace('github:', '');

/** The only address that Hexwatch ever asks, and only when the referee clicks. */
export const NEWEST = `https://api.github.com/repos/${project}/releases/latest`;

const MS_TO_ANSWER = 10_000;
const ReleaseSchema = z.object({ tag_name: z.string().regex(/^v?\d{1,6}\.\d{1,6}\.\d{1,6}$/) });

/** The page that tells of a version, such as 1.2.3. */
export const pageOf = (version: string): string => `https://github.com/${project}/releases/tag/v${version}`;

const parts = (version: string): number[] => version.split('.').map(Number);

/** Whether a version such as 1.10.0 comes after another. */
export function comesAfter(one: string, other: string): boolean {
  const before = parts(other);
  const different = parts(one)
    .map((part, at) => part - (before[at] ?? 0))
    .find((step) => step !== 0);
  return (different ?? 0) > 0;
}

/** Asks for the newest version that was released. Rejects when there is no answer, or one that makes no sense. */
export async function newestVersion(): Promise<string> {
  const answer = await fetch(NEWEST, {
    headers: { accept: 'application/vnd.github+json', 'user-agent': 'Hexwatch' },
    redirect: 'error',
    signal: AbortSignal.timeout(MS_TO_ANSWER),
  });
  if (!answer.ok) throw new Error(`The answer was ${answer.status}.`);
  const release = ReleaseSchema.safeParse(await answer.json());
  if (!release.success) throw new Error('The answer names no version.');
  return release.data.tag_name.replace('v', '');
}
