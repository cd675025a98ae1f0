import { describe, expect, it } from 'vitest';
import { withEvenings } from '../systemContract.ts';
import { playAdventure, playOwn, type PlayedFile } from '../samples/adventure.ts';
import { faultsIn, sentencesIn, textIn, toldOf, wordsOf, type Told } from './told.ts';

async function toldFrom(play: Promise<PlayedFile>): Promise<Told> {
  const { game } = await play;
  const told = await toldOf(game);
  await game.close();
  return told;
}

const evenings = withEvenings.flatMap(({ id, name }) => [
  [`the adventure of ${name}`, () => toldFrom(playAdventure(id))] as const,
  [`an evening of one’s own in ${name}`, () => toldFrom(playOwn(id))] as const,
]);

describe.each(evenings)('%s, told as a tale,', (_, play) => {
  it('says nothing that its events do not say', async () => {
    expect(faultsIn(await play())).toEqual([]);
  });

  it('says nothing twice, and no sentence is longer than 45 words', async () => {
    const { tale, recaps } = await play();
    for (const sentences of [sentencesIn(tale), recaps.long, recaps.short]) {
      const texts = sentences.map((one) => textIn([one]));
      expect(new Set(texts).size).toBe(texts.length);
      const own = sentences.filter(({ runs }) => !runs.some(({ isNote }) => isNote));
      expect(own.map((one) => wordsOf([one])).filter((words) => words > 45)).toEqual([]);
    }
  });

  it('has a recap of at most 200 words and one of at most 60, both addressed to the players', async () => {
    const { recaps } = await play();
    expect(wordsOf(recaps.long)).toBeLessThanOrEqual(200);
    expect(wordsOf(recaps.short)).toBeLessThanOrEqual(60);
    expect(textIn(recaps.short)).toMatch(/\byou\b/i);
    expect([...recaps.long, ...recaps.short].filter(({ isSecret }) => isSecret)).toEqual([]);
  });

  it('is the same for the same seed', async () => {
    const [one, other] = [await play(), await play()];
    expect(one.tale).toEqual(other.tale);
    expect(one.recaps).toEqual(other.recaps);
  });
});

/** Of each adventure what a table wants to hear: who nearly died, what was found, where they are. */
const HEARD: Readonly<Record<string, readonly RegExp[]>> = {
  cairn: [
    /Pim was hired as a torchbearer/,
    /scarred Maud \(Diseased\)/,
    /brought Linnet down, with an hour to live/,
    /Maud reached Linnet in time/,
    /Behind the last bar: three charcoal burners/,
    /You are at Cindermouth/,
  ],
  fivey: [
    /Odo the Quiet killed a third|Odo the Quiet’s longsword killed a third/,
    /torch burnt out, and they met goblins of the gallery/,
  ],
  nightsong: [
    /brought Corvin down, with three rounds to live/,
    /Ysolde reached Corvin in time/,
    /the last fled/,
  ],
  vogt: [
    /laid Toma flat/,
    /The marauders give up/,
    /Hask took a sack of green glass and left it behind/,
    /You are on the heath/,
  ],
  'block-dodge-parry': [
    /severe bite wound/,
    /Rook killed the night spider|Rook’s \w+ killed the night spider/,
    /Quill caught Swampsigh|Quill fell ill with Swampsigh/,
  ],
};

it.each(withEvenings)('the adventure of $id tells what a table wants to hear', async ({ id }) => {
  const { tale, recaps } = await toldFrom(playAdventure(id));
  const told = `${textIn(sentencesIn(tale))} ${textIn(recaps.long)}`;
  for (const words of HEARD[id] ?? []) expect(told).toMatch(words);
});
