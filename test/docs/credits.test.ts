import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noticeOf } from '../../shared/systems/credit.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import { playable } from '../systemContract.ts';
import { emptyWorkspace } from '../../src-main/workspace/library.ts';
import { ARTWORK } from '../../src-renderer/about/artwork.ts';

const pageOf = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const noticeOn = (id: string): string => {
  const system = systemOf(id);
  if (!system) throw new Error(`There is no system ${id}.`);
  return noticeOf(system.credit).join('\n');
};

describe('the notice of a system', () => {
  it('of Nightsong has the four parts that the ORC License requires, and the attribution that its author asks for', () => {
    const notice = noticeOn('nightsong');
    const headings = [...notice.matchAll(/^([A-Z][^:,]+): /gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Changed',
      'ORC Notice',
      'Attribution',
      'Reserved Material',
      'Expressly Designated Licensed Material',
    ]);
    expect(notice).toContain(
      'This product is based on Nightsong, published by Fari RPGs (https://farirpgs.com/), developed and authored by René-Pier Deshaies-Gélinas, and is licensed for use under the Open RPG Creative License.',
    );
    expect(notice).toContain('TX 9-307-067');
    expect(notice).toContain('All warranties are disclaimed as set forth therein.');
  });

  it.each([
    ['cairn', 'Yochai Gal', 'https://cairnrpg.com'],
    ['block-dodge-parry', 'Lars Huijbregts', 'https://lars1808.github.io/Block-Dodge-Parry-SRD/'],
  ])(
    'of %s names its author, links the text and CC BY-SA 4.0, and says what was changed',
    (id, by, address) => {
      const notice = noticeOn(id);
      for (const part of [by, address, 'https://creativecommons.org/licenses/by-sa/4.0/', '\nChanged: '])
        expect(notice).toContain(part);
    },
  );

  it('of Block, Dodge, Parry also credits Cairn, which its fights follow', () => {
    expect(noticeOn('block-dodge-parry')).toContain('Yochai Gal (https://cairnrpg.com)');
  });

  it.each(['fivey', 'vogt'])('of %s claims no licence and says that only facts are used', (id) => {
    expect(systemOf(id)?.credit.licence).toBeNull();
    expect(noticeOn(id)).toContain('It states no licence: only facts of its rules are used');
  });
});

describe('the credits', () => {
  it.each(playable.map((system) => [system.name, system] as const))(
    'of %s are the same in README.md, LICENSE-CONTENT.md and About',
    (_name, { id, credit }) => {
      const [first = '', ...rest] = noticeOf(credit);
      expect(pageOf('README.md')).toContain(`- ${first}\n`);
      for (const paragraph of [first, ...rest]) expect(pageOf('LICENSE-CONTENT.md')).toContain(paragraph);
      const players = { open: false, here: false, address: null, network: null, shown: null };
      const desk = emptyWorkspace({ folder: '/library', host: 'web' }, players);
      expect(desk.systems.find((one) => one.id === id)?.notice).toEqual([first, ...rest]);
    },
  );

  it('of fonts are in README.md with their licences', () => {
    const readme = pageOf('README.md');
    for (const { licence } of ARTWORK) expect(readme).toContain(`${licence.name} (${licence.address})`);
  });
});
