/** Verbs of deeds whose past is not made with -ed: the plain form and the past. */
const IRREGULAR: Readonly<Record<string, string>> = {
  bear: 'bore',
  beat: 'beat',
  become: 'became',
  begin: 'began',
  bend: 'bent',
  bind: 'bound',
  bite: 'bit',
  blow: 'blew',
  break: 'broke',
  bring: 'brought',
  build: 'built',
  burn: 'burnt',
  buy: 'bought',
  cast: 'cast',
  catch: 'caught',
  choose: 'chose',
  cling: 'clung',
  come: 'came',
  creep: 'crept',
  cut: 'cut',
  deal: 'dealt',
  dig: 'dug',
  do: 'did',
  draw: 'drew',
  drink: 'drank',
  drive: 'drove',
  eat: 'ate',
  fall: 'fell',
  feed: 'fed',
  feel: 'felt',
  fight: 'fought',
  find: 'found',
  flee: 'fled',
  fling: 'flung',
  fly: 'flew',
  forget: 'forgot',
  freeze: 'froze',
  get: 'got',
  give: 'gave',
  go: 'went',
  grind: 'ground',
  grow: 'grew',
  hang: 'hung',
  hear: 'heard',
  hide: 'hid',
  hit: 'hit',
  hold: 'held',
  keep: 'kept',
  kneel: 'knelt',
  know: 'knew',
  lay: 'laid',
  lead: 'led',
  leap: 'leapt',
  leave: 'left',
  lend: 'lent',
  let: 'let',
  lie: 'lay',
  light: 'lit',
  lose: 'lost',
  make: 'made',
  mean: 'meant',
  meet: 'met',
  pay: 'paid',
  put: 'put',
  read: 'read',
  ride: 'rode',
  ring: 'rang',
  rise: 'rose',
  run: 'ran',
  say: 'said',
  see: 'saw',
  seek: 'sought',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  sew: 'sewed',
  shake: 'shook',
  shine: 'shone',
  shoot: 'shot',
  show: 'showed',
  shut: 'shut',
  sing: 'sang',
  sink: 'sank',
  sit: 'sat',
  sleep: 'slept',
  slide: 'slid',
  sling: 'slung',
  slink: 'slunk',
  smell: 'smelt',
  speak: 'spoke',
  spend: 'spent',
  spin: 'spun',
  spit: 'spat',
  split: 'split',
  spread: 'spread',
  spring: 'sprang',
  stand: 'stood',
  steal: 'stole',
  stick: 'stuck',
  sting: 'stung',
  strike: 'struck',
  string: 'strung',
  swear: 'swore',
  sweep: 'swept',
  swim: 'swam',
  swing: 'swung',
  take: 'took',
  teach: 'taught',
  tear: 'tore',
  tell: 'told',
  think: 'thought',
  throw: 'threw',
  thrust: 'thrust',
  tread: 'trod',
  understand: 'understood',
  wake: 'woke',
  wear: 'wore',
  weave: 'wove',
  win: 'won',
  wind: 'wound',
  withdraw: 'withdrew',
  wring: 'wrung',
  write: 'wrote',
};

/** Verbs of deeds whose past ends in -ed. */
const REGULAR =
  'add aim answer appeal approach arm ask attack avoid balance bandage bang bar bargain barricade bash batter beckon beg bellow bless blindfold block bluff board boil bolt bow brace braid brandish breathe brew bribe bridge brush bury call calm camp carry carve cauterise cauterize chain challenge chant charge charm chase chat check chew chop clean clear climb clip close clutch collapse collect command commune concentrate confront confuse convince cook cool corner count cover crack crank crash crawl cripple cross crouch crush curse dance dangle dare dart dash deceive decipher deflect deliver demand descend dip disarm disguise dislodge dismiss distract distribute dive dodge don doubt douse drag dress drip drop duck dump edge empty enchant encourage enter erect escape escort estimate examine explain explore extinguish face fan fasten feign fell ferry fetch filch fill finish fire fish fix flank flatten flatter flick flip fold follow forage force forge free frighten gag gallop gather gaze gesture glare grab grapple grease greet grip growl guard guess guide hack hammer harvest haul heal heave help herd hoist hoodwink hook howl hug hurl hurry hurtle ignite imitate improvise inspect insult interrogate intimidate introduce investigate invite jam jimmy join joke jump kick kill kiss knit knock knot label lash lasso laugh lean leg levitate lick lift limp link listen load lob lock lodge look loop loosen loot lower lug lul lunge lure lurk manoeuvre march mark mask melt menace mend mimic miss mix mock mount move muffle nail navigate negotiate nock nudge nurse observe offer oil open order overpower overturn pace pack paddle padlock paint parley parry pass patch patrol perform persuade pick pierce pile pilfer pin pinpoint pitch placate place plant play plead plug plunder plunge point poke pole pose pounce pour pray preach prepare preserve press pretend prise probe prod prop protect pry pull pump punch push question quiet quieten raise ram reach reason reassure recal recite recognise recognize recover release reload remember remove repair rescue rest restrain retreat retrieve return reveal riddle rig rip roll rope row rub rummage rush sabotage saddle sail salute scale scan scare scatter scavenge scold scout scramble scrape scratch scream screen search secure seize serve settle sever shadow shape sharpen shield shift shiver shoulder shout shove shriek shuffle signal silence sketch skip skirt slam slash slice slip slow smash smear smile smoke smooth smother smuggle snap snatch sneak sniff snuff soak soothe spare spear spike spill splash splint spot spray squeeze squint squirm stab stagger stalk stall stamp stare startle starve stay steady steer step stitch stoke stop stopper store storm straighten strangle strap strip stroke study stuff stumble stun suggest summon support surprise surround swagger swallow swap sway swipe switch tackle tag talk tamp tangle tap taste taunt tease tempt tend test thank thread threaten tickle tidy tie tighten tip topple toss touch tow trace track trade trail train trample translate trap travel treat tremble trick trigger trim trip trot trudge trust try tuck tug tumble tunnel turn twist unblock uncork uncover unearth unfasten unhook unload unlock unpack unrol unscrew untie unwrap use usher vanish vault venture visit vow wade wag wait walk ward warm warn wash watch water wave wedge weigh whip whisper whistle wipe wish work worry wrap wrestle wriggle yank yell yield'.split(
    ' ',
  );

const isShort = (verb: string): boolean => /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb);
/** “slipped”, “carried”, “moved”, “opened”. */
const withEd = (verb: string): string => {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (verb.endsWith('mimic')) return `${verb}ked`;
  return isShort(verb) ? `${verb}${verb.at(-1) ?? ''}ed` : `${verb}ed`;
};
/** “slips”, “carries”, “goes”: how somebody does it now. */
const withS = (verb: string): string =>
  /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(s|x|z|ch|sh|o)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;

interface Form {
  plain: string;
  past: string;
}

const verbs: readonly Form[] = [
  ...Object.entries(IRREGULAR).map(([plain, past]) => ({ plain, past })),
  ...REGULAR.map((plain) => ({ plain, past: withEd(plain) })),
];
/** Verbs by how somebody does it now, and by their plain form. */
const NOW: ReadonlyMap<string, Form> = new Map(verbs.map((verb) => [withS(verb.plain), verb]));
const PLAIN: ReadonlyMap<string, Form> = new Map(verbs.map((verb) => [verb.plain, verb]));

/** Verbs that are as often nouns, as in “tracks on the road”: they are verbs only where “the” or the like follows. */
const NOUNS = new Set(
  'arm bar bribe camp chain challenge climb crack curse dance dart dash dive drink dress edge fall fight fire fish flank force guard guide hammer harvest hide hit hook howl jam joke jump kick kiss knock ladder lead leap lie light link list lock loop lunge lure march mark mask mend mount move nail nurse order pace paddle paint patch patrol pile pin pitch place plant play plunge point pole prayer press probe prop pump punch push question rest retreat riddle ride ring roll rope row run rush saddle sail scale scratch scream screen seal search set shadow shape shield shift shot shoulder shout shove show signal sketch slide slip smash smear smile smoke snare spear spell spike splash splint spray spread spring sprint squeeze stalk stall stamp stand step stick stitch storm strike string strip stroke study stumble surprise swap sway sweep swim swing switch tackle talk tap taste test thread thrust tie time toss touch tow trace track trade trail train trap travel tread treat trick trip trot tunnel turn twist vault venture visit vow walk ward wash watch water wave wear wedge whisper whistle wind wipe wish work'.split(
    ' ',
  ),
);

/** What a person typed as a deed, by its first word. */
export interface Deed {
  /** “opened the gallery door” */
  past: string;
  /** “open the gallery door” */
  plain: string;
}

/** A later verb of the same deed: “crouches and shoots”, “sneak past, grab it”. */
const NEXT = /(?<=(?:\band|\bthen|,|;) )[a-z]+/g;

/** A deed that begins with a verb: “opens the door”, “sneak past”; undefined of all other words. */
export function deedOf(words: string): Deed | undefined {
  const [, first = '', rest = ''] = /^(\p{L}+)(\P{L}.*|)$/su.exec(words) ?? [];
  const plain = NOW.get(first.toLowerCase())?.plain ?? first.toLowerCase();
  const isNoun =
    NOUNS.has(plain) &&
    !/^ (the|an?|h(is|er)|their|its|up|down|out|back|away|off|over|behind|into|through|across|past)\b/.test(
      rest,
    );
  const forms = NOW.has(first.toLowerCase()) ? NOW : PLAIN;
  const verb = forms.get(first.toLowerCase());
  if (!verb || isNoun) return undefined;
  const later = [...rest.matchAll(NEXT)].map(([word]) => word);
  // What follows may be a thing or a deed: where it can’t be told, the words stay as they were typed.
  if (forms === NOW && later.some((word) => /[^s]s$/.test(word) && !forms.has(word))) return undefined;
  const isDeed = (word: string): boolean => forms.has(word) && !NOUNS.has(forms.get(word)?.plain ?? '');
  const as = (form: keyof Form): string =>
    `${verb[form]}${rest.replace(NEXT, (word) => (isDeed(word) ? (forms.get(word)?.[form] ?? word) : word))}`;
  return { past: as('past'), plain: as('plain') };
}

const PREPOSITIONS = new Set(
  'across along around away back behind between beyond down from inside into off onto out over past round through toward towards under up'.split(
    ' ',
  ),
);
/** Whether words say where somebody goes: “up the rope and away”. */
export const isWay = (words: string): boolean =>
  PREPOSITIONS.has(/^\p{L}+/u.exec(words)?.[0].toLowerCase() ?? '');
const NO_DOING =
  /^(during|morning|evening|ceiling|clearing|building|feeling|\w*thing|king|ring|string|wing|spring)\b/;
/** Whether words name what is being done: “reading the glass”. */
export const isDoing = (words: string): boolean => /^\p{Ll}{2,}ing\b/u.test(words) && !NO_DOING.test(words);
/** Whether a name says that something happens, and is not of a thing: “The Grey rises”. */
export const isClause = (name: string): boolean =>
  name
    .split(' ')
    .slice(1)
    .some((word) => NOW.has(word.toLowerCase()));
