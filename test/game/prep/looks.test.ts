import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import { looksOf } from '../../../src-main/queries/looks.ts';
import { FACE_KINDS, strokesOf } from '../../../shared/drawing/faces/draw.ts';
import { openedSample } from '../../helpers/play.ts';

describe.each(systems.map((system) => [system.name, system] as const))('faces in %s', (_, system) => {
  it('are drawn for everything in the bestiary by what it is, each of a kind in its own way', () => {
    const game = openedSample(system);
    for (const { name } of system.statBlocks) {
      const before = new Set(Object.keys(game.state.creatures));
      game.given({ type: 'meet', statBlock: name, count: 3 });
      const made = Object.values(game.state.creatures).filter(({ id }) => !before.has(id));
      const faces = made.map((creature) => looksOf(creature).face);
      expect(new Set(faces).size, name).toBe(3);
      for (const face of faces) {
        expect(FACE_KINDS).toContain(face.split(':')[0]);
        expect(strokesOf(face).length, name).toBeGreaterThan(3);
      }
      game.given({ type: 'part' });
    }
  });

  it('stay the same under another name, until another is chosen, and come back when the choice is taken back', () => {
    const game = openedSample(system);
    const [id = ''] = game.state.party.members;
    const looks = () => looksOf(game.state.creatures[id]!);
    game.given({ type: 'describe', creature: id, face: null });
    const before = looks();
    game.given({ type: 'describe', creature: id, name: 'Somebody Else' });
    expect(looks()).toEqual(before);
    game.given({ type: 'describe', creature: id, face: 'witch:12' });
    expect(looks()).toEqual({ portrait: null, face: 'witch:12' });
    game.given({ type: 'describe', creature: id, face: null });
    expect(looks()).toEqual(before);
  });
});

describe('a drawn face', () => {
  it('is the same whenever it is drawn, and a person where its kind is unknown', () => {
    expect(strokesOf('goblin:48')).toEqual(strokesOf('goblin:48'));
    expect(strokesOf('goblin:48')).not.toEqual(strokesOf('goblin:49'));
    expect(strokesOf('kraken:7').length).toBeGreaterThan(3);
  });
});
