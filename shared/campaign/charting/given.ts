import { FeatureSchema, hexesOf, LandSchema, type Land } from '../../hex/land.ts';
import { isPlain, NameSchema } from '../ids.ts';

/** A place as commands take it. Its name has no control characters, which campaigns of earlier versions may hold. */
export const GivenFeatureSchema = FeatureSchema.extend({ name: NameSchema });

/** All names of a land, each with where it stands. */
function* namesIn(land: Land): Generator<[path: string[], name: string]> {
  yield [['name'], land.name];
  for (const [hex, { feature }] of hexesOf(land)) if (feature) yield [['hexes', hex], feature.name];
  for (const [at, { name }] of land.paths.entries()) yield [['paths', String(at), 'name'], name];
  for (const list of ['regions', 'sites', 'terrains'] as const)
    for (const [id, { name }] of Object.entries(land[list] ?? {})) yield [[list, id, 'name'], name];
}

/** A land as commands take it: none of its names has control characters. */
export const GivenLandSchema = LandSchema.superRefine((land, context) => {
  for (const [path, name] of namesIn(land))
    if (!isPlain(name))
      context.addIssue({ code: 'custom', path, message: 'a name can’t have control characters' });
});
