import type { Command, DyingView, EveningCard, GameView, LootCard } from '../../shared/api.ts';
import { counted, lowerFirst, together } from '../../shared/text/words.ts';

/** What is gone through at the end of a session, in the order in which it stands on the screen. */
export const ROWS = ['dying', 'fight', 'clocks', 'loot', 'leaves', 'growth'] as const;
export type RowId = (typeof ROWS)[number];

/** One question of the evening: what is open, and what Enter answers. */
export interface Row {
  id: RowId;
  /** What sort of thing it is, at the left. */
  name: string;
  title: string;
  detail: string;
  /** What Enter takes, on the button: “Osric takes it”. */
  answer: string;
  /** What stands there afterwards: “left as they are”. */
  said: string;
  /** What is given for it; most answers change nothing. */
  gives: Command[];
}

/** What the hand has chosen before Enter takes it. */
export interface Choice {
  /** Who gets the loot; empty for the party’s treasure. */
  taker: string | null;
  leaving: readonly string[];
}

/** All that the questions are made of. */
export interface Evening {
  table: Pick<GameView, 'dying' | 'fight' | 'encounter' | 'shelf' | 'clocks' | 'characters'>;
  loot: LootCard | null;
  growth: EveningCard['growth'];
}

/** How soon somebody dies: rounds before minutes before hours, and where nothing runs down last. */
const haste = ({ left }: DyingView): number => {
  const unit = ['round', 'minute', 'hour'].findIndex((one) => left?.unit.includes(one));
  return left ? (unit < 0 ? 0 : unit) * 10_000 + left.count : Infinity;
};
/** Those who are dying, who has least time first. */
export const worstFirst = (dying: readonly DyingView[]): DyingView[] =>
  dying.toSorted((a, b) => haste(a) - haste(b) || 0);

function dyingRow({ dying }: Evening['table']): Row[] {
  const [first, ...others] = worstFirst(dying);
  if (!first) return [];
  const names = [first, ...others].map(({ name }) => name);
  return [
    {
      id: 'dying',
      name: 'Dying',
      title: `${together(names)} ${others.length > 0 ? 'are' : 'is'} dying`,
      detail: first.line,
      answer: 'Time stands still',
      said: 'time stands still',
      gives: [],
    },
  ];
}

/** “2 standing, 1 dead”. */
function foesInWords({ fight }: Evening['table']): string {
  const foes = fight?.slots.flatMap(({ who }) => who).filter(({ side }) => side === 'others') ?? [];
  const count = (status: string): number => foes.filter((one) => one.status === status).length;
  return [
    ['standing', count('up')],
    ['down', count('down')],
    ['dead', count('dead')],
    ['fled', count('fled')],
  ]
    .filter(([, many]) => many !== 0)
    .map(([word, many]) => `${many} ${word}`)
    .join(', ');
}

function fightRow(table: Evening['table']): Row[] {
  const { fight, encounter, shelf } = table;
  const aside = shelf.map(({ title }) => title);
  const waits = aside.length > 0 ? `put aside: ${aside.join('; ')}` : '';
  const row = (name: string, title: string, detail: string, answer: string): Row => ({
    id: 'fight',
    name,
    title,
    detail,
    answer,
    said: lowerFirst(answer),
    gives: [],
  });
  if (fight) {
    const open = fight.aftermath.filter(({ done }) => !done).length;
    const after = fight.round > 0 ? `, round ${fight.round}` : '';
    const how = fight.outcome ? `${fight.outcome} ${open} to settle`.trim() : foesInWords(table);
    const detail = [how, waits].filter(Boolean).join(' · ');
    return [row('Fight', `${encounter?.title ?? 'The fight'}${after}`, detail, 'Continues next time')];
  }
  if (encounter) {
    const met = counted(encounter.who.length, 'stranger');
    const detail = [encounter.who.length > 0 ? met : '', waits].filter(Boolean).join(' · ');
    return [row('Encounter', encounter.title, detail, 'Continues next time')];
  }
  const [first, ...others] = aside;
  if (first === undefined) return [];
  const more = others.length > 0 ? `and ${others.join('; ')}` : 'put aside';
  return [row('Fight', first, more, 'Stays aside')];
}

/** The clocks on the table; whose time runs out stands in a row of their own. */
export const clocksShown = ({ clocks, dying }: Pick<GameView, 'clocks' | 'dying'>): GameView['clocks'] =>
  clocks.filter(({ id }) => !dying.some(({ timer }) => timer === id));

/** The lights that burn, with those who carry them. */
export const lightsShown = ({
  characters,
}: Pick<GameView, 'characters'>): { id: string; name: string; left: string }[] =>
  characters.flatMap(({ id, name, lights }) =>
    lights.map((light) => ({ id: `${id} ${light.item}`, name: `${name}’s ${light.name}`, left: light.left })),
  );

function clocksRow(table: Evening['table']): Row[] {
  const lights = lightsShown(table).map(({ name, left }) => `${name}, ${left}`);
  const all = [...clocksShown(table).map(({ name }) => name), ...lights];
  if (all.length === 0) return [];
  return [
    {
      id: 'clocks',
      name: 'Clocks',
      title: all.join(' · '),
      detail: '',
      answer: 'Leave them',
      said: 'left as they are',
      gives: [],
    },
  ];
}

type Thing = LootCard['loot'][number];

/** “A gavel of bone”, “Gavel, rope and 3 more, 12 coins”. */
function lootInWords(things: readonly Thing[], coins: LootCard['coins']): string {
  const names = things.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name));
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return together([...shown, ...(coins.count > 0 ? [`${coins.count} ${coins.name}`] : [])]);
}

/** Who gets the loot unless the hand says otherwise: whoever has room for all of it, else the party’s treasure. */
export function takerOf({ table, loot }: Evening, { taker }: Pick<Choice, 'taker'>): string {
  const takers = (loot?.takers ?? []).filter(({ value }) => value !== '');
  if (taker !== null && (taker === '' || takers.some(({ value }) => value === taker))) return taker;
  const needed = (loot?.loot ?? []).filter(({ wanted }) => wanted).reduce((sum, { slots }) => sum + slots, 0);
  const hasRoom = (id: string): boolean => {
    const slots = table.characters.find((one) => one.id === id)?.slots;
    return slots !== undefined && slots.total - slots.used >= needed;
  };
  return takers.find(({ value }) => hasRoom(value))?.value ?? '';
}

function lootRow(evening: Evening, choice: Choice): Row[] {
  const { loot, table } = evening;
  const things = loot?.loot.filter(({ wanted }) => wanted) ?? [];
  // While blows fall nobody shares out what the fallen had.
  if (!loot || (table.fight && !table.fight.outcome)) return [];
  if (things.length === 0 && loot.coins.count === 0) return [];
  const worth = things.reduce((sum, one) => sum + (one.worth ?? 0), 0);
  const to = takerOf(evening, choice);
  const taker = loot.takers.find(({ value }) => value === to)?.label ?? 'The party';
  const it = things.length === 1 && things[0]?.count === 1 ? 'it' : 'them';
  const split = loot.coins.count > 0 ? `${loot.coins.each} ${loot.coins.name} each` : '';
  const coinsOnly = things.length === 0;
  const answer = coinsOnly ? 'Split the coins' : `${taker} takes ${it}`;
  return [
    {
      id: 'loot',
      name: 'Loot',
      title: lootInWords(things, loot.coins),
      detail: [worth > 0 ? `worth ${worth}` : '', split, 'nobody carries it yet'].filter(Boolean).join('; '),
      answer,
      said: coinsOnly ? 'the coins are split' : `${taker} has ${it}`,
      gives: [
        {
          type: 'share-loot',
          coins: 'split',
          items: things.flatMap(({ items, of }) =>
            items.map((item) => ({
              item,
              ...(of === undefined ? {} : { of }),
              ...(to === '' ? {} : { to }),
            })),
          ),
        },
      ],
    },
  ];
}

/** Those who go along and are nobody’s character: they may have had enough. */
export const companions = ({ characters }: Pick<GameView, 'characters'>): GameView['characters'] =>
  characters.filter(({ along, status }) => along && status !== 'dead');

/** Who leaves once the hand was laid on somebody: they too, or not after all. */
export const toggled = (leaving: readonly string[], id: string): string[] =>
  leaving.includes(id) ? leaving.filter((one) => one !== id) : [...leaving, id];

function leavesRow({ table }: Evening, { leaving }: Choice): Row[] {
  const along = companions(table);
  if (along.length === 0) return [];
  const gone = along.filter(({ id }) => leaving.includes(id));
  const names = together(gone.map(({ name }) => name));
  const stay = together(along.filter((one) => !gone.includes(one)).map(({ name }) => name));
  const leave = gone.length === 1 ? 'leaves' : 'leave';
  return [
    {
      id: 'leaves',
      name: 'Who leaves',
      title: names || 'Nobody',
      detail: stay && `${stay} ${stay.includes(' and ') ? 'stay' : 'stays'} with the party`,
      answer: names ? `${names} ${leave}` : 'Nobody leaves',
      said: names ? `${names} left` : 'nobody leaves',
      gives: gone.map(({ id }) => ({ type: 'leave-party', creature: id })),
    },
  ];
}

function growthRow({ growth }: Evening): Row[] {
  if (growth.length === 0) return [];
  return [
    {
      id: 'growth',
      name: 'Growth',
      title: growth.map(({ name, what }) => `${name}: ${what}`).join(' · '),
      detail: 'choose it on the sheet, or with Ctrl+K',
      answer: 'Leave it unspent',
      said: 'left unspent',
      gives: [],
    },
  ];
}

/** What is open at the end of a session, always in the same order; nothing stands there that has nothing to say. */
export const openRows = (evening: Evening, choice: Choice): Row[] => [
  ...dyingRow(evening.table),
  ...fightRow(evening.table),
  ...clocksRow(evening.table),
  ...lootRow(evening, choice),
  ...leavesRow(evening, choice),
  ...growthRow(evening),
];
