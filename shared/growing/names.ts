import type { Feature } from '../hex/land.ts';
import type { TerrainId } from '../hex/terrain.ts';
import { seedOf } from '../drawing/map/seed.ts';
import { pick, SALT, share } from './chance.ts';
import type { Manner } from './wishes.ts';

type Some = readonly [string, ...string[]];

/** What names are made of. */
interface Sounds {
  /** What a settlement’s name begins and ends with. */
  first: Some;
  last: Some;
  /** Rivers, and words that go before what a region or a lonely place is. */
  river: Some;
  before: Some;
}

const words = (list: string): Some => list.split(' ') as unknown as Some;

const SOUNDS: Readonly<Record<Manner, Sounds>> = {
  midland: {
    first: words(
      'Holm Rush Eel Barley Grey Harrow Marrow Nether Thorn Alder Ash Black Bram Brook Cold Crow Dun East Elm Fair Fell Fox Goose Hart Hay Hazel High Lamb Lang Mill Oak Otter Raven Red Salt Sedge Stan Swan Wether White Win Wood Wren',
    ),
    last: words(
      'ford gate stake ton wick ham ley bury bridge stead worth field hurst mere combe den well thorpe cote down',
    ),
    river: words(
      'Marrow Wend Tarrow Alder Brindle Cress Eller Fenny Lode Meddle Nadder Osier Rill Sallow Thrum Ware',
    ),
    before: words(
      'Ashen Bitter Broken Cold Crooked Dim Fallow Gaunt Grey Hollow Long Low Old Pale Red Silent Sour Still Wan Wide',
    ),
  },
  northern: {
    first: words(
      'Skar Ulf Hol Grim Bjar Hrafn Vest Nord Thor Ask Brand Dal Eik Fal Gaul Hauk Isen Kald Lang Mork Njar Orm Rauth Sig Stein Svart Tind Vargs Ygg',
    ),
    last: words('vik by holt dal fjord heim stad nes gard lund tun ås vatn berg mark toft sund sby'),
    river: words('Glomm Vang Driva Skjern Elva Numa Tana Orkla Rauma Sira Tista Laka Vefsa Hjalt'),
    before: words(
      'Iron White Wolf Raven Bone Frost Grey Black Storm Salt Elk Bear Ember Hoar Stone North Wind Gull',
    ),
  },
  southern: {
    first: words(
      'Val Mont Ser Bel Cas Alta Cor Fior Gran Luc Mar Nov Oli Pal Ros San Tor Ver Vin Zaf Amar Bren Dor Ela Fal Gian',
    ),
    last: words('ino ara ello osa enza ona amo iglia etto ano essa ora ana urno igno alba edra'),
    river: words('Arbia Tesca Orza Brenna Lira Sava Merla Vesca Ombra Dora Sile Nera Agola Cerva'),
    before: words(
      'Golden Burnt Bright Dry Saffron Amber Vine Olive Painted Lion Saint Sun Red High Fair Salt Marble Dusty',
    ),
  },
};

const REGION: Readonly<Record<TerrainId, Some>> = {
  plain: words('Vale March Fields Downs Reach'),
  farmland: words('Vale Fields Acres Hundred'),
  heath: words('Heath Downs Commons'),
  moor: words('Moors Fells'),
  forest: words('Wood Forest Weald'),
  jungle: words('Wilds Wood Deeps'),
  hills: words('Hills Downs Uplands'),
  mountain: words('Mountains Peaks Fells'),
  snow: words('Peaks Heights'),
  swamp: words('Fen Marsh Mire'),
  desert: words('Waste Sands Barrens'),
  water: words('Isles'),
};

const LONELY: Readonly<Partial<Record<Feature['kind'], Some>>> = {
  ruin: words('Hall Abbey Keep Court Chapel'),
  cave: words('Cave Hole Maw Delve'),
  tower: words('Tower Watch Spire'),
  shrine: words('Shrine Altar Well'),
  monument: words('Stone Stones Cairn Pillar'),
  camp: words('Camp Fires Lodge'),
  bridge: words('Bridge'),
};

/** Takes one of a list by chance. */
type Part = (all: Some) => string;

/** Names of one manner, each given once. */
export class Names {
  readonly #given = new Set<string>();
  readonly #sounds: Sounds;
  readonly #seed: number;

  /** Names for settlements that come before all others. */
  readonly #own: string[];

  constructor(manner: Manner, seed: number, taken: Iterable<string> = [], own: readonly string[] = []) {
    this.#sounds = SOUNDS[manner];
    this.#seed = seed;
    for (const name of taken) this.#given.add(name);
    const chance = (name: string): number => share(seed, SALT.name, seedOf(name));
    this.#own = [...new Set(own)].filter((name) => !this.#given.has(name));
    this.#own.sort((one, other) => chance(one) - chance(other));
  }

  /** “Rushford”. */
  settlement = (kind: Feature['kind'], at: number): string =>
    this.#next() ??
    this.#fresh(at, (part) => {
      const { first, last } = this.#sounds;
      const name = joined(part(first), part(last));
      return kind === 'castle' ? `${name} Castle` : name;
    });

  /** “The Marrow”. */
  river = (at: number): string => this.#fresh(at, (part) => `The ${part(this.#sounds.river)}`);

  /** “The Ashen Hills”. */
  region = (ground: TerrainId, at: number): string =>
    this.#fresh(
      at,
      (part) => `The ${part(this.#sounds.before)} ${part(REGION[ground])}`,
      (part) => `The ${this.#place(part)} ${part(REGION[ground])}`,
    );

  /** “The Gaunt Tower”; of a bridge, “Rushford Bridge”. */
  lonely = (kind: Feature['kind'], at: number): string => {
    const ofPlace = (part: Part): string => {
      const what = part(LONELY[kind] ?? ['Place']);
      return `${this.#place(part)} ${what}`;
    };
    if (kind === 'bridge') return this.#fresh(at, ofPlace);
    return this.#fresh(
      at,
      (part) => {
        const what = part(LONELY[kind] ?? ['Place']);
        return `The ${part(this.#sounds.before)} ${what}`;
      },
      ofPlace,
    );
  };

  #place = (part: Part): string => joined(part(this.#sounds.first), part(this.#sounds.last));

  #next(): string | undefined {
    const own = this.#own.shift();
    if (own !== undefined) this.#given.add(own);
    return own;
  }

  /** Tries until a name is new; after many made in another way, and after many of those a number tells it from the others. */
  #fresh(at: number, make: (part: Part) => string, orElse = make): string {
    for (let turn = 0; ; turn += 1) {
      let place = 0;
      const way = turn < MANY ? make : orElse;
      const name = way((all) => pick(all, this.#seed + turn * 7919, SALT.name, at, place++));
      const told = turn < 2 * MANY ? name : `${name} ${turn - 2 * MANY + 2}`;
      if (this.#given.has(told)) continue;
      this.#given.add(told);
      return told;
    }
  }
}

/** So many names are tried. */
const MANY = 40;

/** “Fell” and “ley” are “Felley”. */
const joined = (first: string, last: string): string =>
  first.endsWith(last.charAt(0)) ? first + last.slice(1) : first + last;
