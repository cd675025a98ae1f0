import { expect, it } from 'vitest';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { personIn } from '../../shared/tale/person.ts';
import { playAdventure } from '../samples/adventure.ts';
import { faultsOf } from './faults.ts';

type Source = (event: HexwatchEvent) => boolean;
const of =
  (type: string, more: Source = () => true): Source =>
  (event) =>
    event.type === type && more(event);

/** Sentences that a careless teller would make, each of events of an adventure that do not say it. */
const NEVER: readonly (readonly [system: string, sentence: string, from: Source])[] = [
  ['cairn', 'Osric’s Sleep failed.', of('spell-cast', (event) => event['name'] === 'Sleep')],
  ['cairn', 'The wolves had fed.', of('fate-asked')],
  ['cairn', 'Linnet was killed.', of('score-changed', (event) => event['creature'] === 'linnet')],
  ['cairn', 'Linnet got up.', of('status-changed', (event) => event['to'] === 'up')],
  ['cairn', 'They brought the burners home.', of('note-written')],
  ['cairn', 'They entered 0605.', of('hex-entered', (event) => event['hex'] === '0605')],
  ['cairn', 'Bryn hit for 7 (rolled 8).', of('attack-made', (event) => event['actor'] === 'bryn')],
  ['cairn', 'Nothing happened on Day 2.', of('weather-changed')],
  ['fivey', 'The abbot paid for the bell.', of('note-written')],
  ['fivey', 'Ansa raised her club.', of('attack-made', (event) => event['actor'] === 'ansa')],
  ['fivey', 'Goblin 3 died.', of('status-changed', (event) => event['creature'] === 'goblin-3')],
  ['fivey', 'The goblins cut Odo.', of('attack-made', (event) => event['target'] === 'odo')],
  ['fivey', 'A natural 20!', of('inspiration-gained')],
  ['fivey', 'Because of the storm they slept.', of('weather-changed')],
  ['fivey', 'Luckily, they met nobody.', of('encounter-checked')],
  ['nightsong', 'The Barrow lord had stalked them.', of('danger-started')],
  ['vogt', 'Marauder 2 was dead at −16.', of('hit-points-changed', (event) => event['to'] === -16)],
  ['vogt', 'Toma was unconscious.', of('condition-gained', (event) => event['creature'] === 'toma')],
  ['vogt', 'Hask sold the glass.', of('item-moved')],
];

it.each(NEVER)('%s: “%s” is found to be false', async (system, text, from) => {
  const { game, events } = await playAdventure(system);
  const { campaign } = game.state;
  const told = events.filter(from);
  expect(told).not.toEqual([]);
  const sentence = {
    runs: [{ text, isNote: false }],
    from: told.map(({ seq }) => seq),
    isSecret: false,
    reckoned: {},
  };
  const people = Object.keys(campaign.creatures).flatMap((id) => personIn(campaign, id) ?? []);
  expect(faultsOf(sentence, new Map(events.map((event) => [event.seq, event])), people)).not.toEqual([]);
  await game.close();
});
