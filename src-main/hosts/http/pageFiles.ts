import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Names = z.array(z.string()).default([]);
const ManifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: Names, assets: Names, imports: Names, dynamicImports: Names }),
);

/** The files that a built page is made of, by what the build wrote down of it; none where nothing was built. */
export function pageFiles(pages: string, page: string): string[] {
  const manifest = manifestOf(pages);
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets]) files.add(file);
    [...chunk.imports, ...chunk.dynamicImports].forEach(take);
  };
  take(page);
  return [...files];
}

function manifestOf(pages: string): z.infer<typeof ManifestSchema> {
  try {
    return ManifestSchema.parse(JSON.parse(readFileSync(join(pages, 'manifest.json'), 'utf8')));
  } catch {
    return {};
  }
}
