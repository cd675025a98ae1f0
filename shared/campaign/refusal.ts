/** Why a command was not carried out: a stable code for programs, one sentence for the referee, the field at fault. */
export interface RefusalInWords {
  code: string;
  message: string;
  path?: string;
  /** All that is wrong with the fields of a command, each in words that fit behind the field’s label. */
  faults?: { path: string; message: string }[];
  /** The die that a face was missing for or did not fit, and what it was to be rolled for. */
  die?: string;
  for?: string;
  /** The faces given so far, with those that were left to be rolled: they stay what they are when the command is given again. */
  faces?: number[];
  /** The faces that the act did not roll. */
  left?: number[];
  /** What something costs and what there is to pay it, in the system’s smallest coin. */
  price?: number;
  purse?: number;
}

/**
 * Thrown inside a decision to refuse the command; `decide` turns it into a value. Anything else thrown is a bug. It is no
 * Error: no one reads the stack of a refusal, and collecting it takes longer than most decisions.
 */
export class Refusal {
  constructor(
    readonly code: string,
    readonly message: string,
    readonly path?: string,
    readonly faults?: readonly { path: string; message: string }[],
  ) {}
  toString(): string {
    return this.message;
  }
  inWords(): RefusalInWords {
    return {
      code: this.code,
      message: this.message,
      ...(this.path === undefined ? {} : { path: this.path }),
      ...(this.faults === undefined ? {} : { faults: [...this.faults] }),
    };
  }
}

/** Refuses the same person twice. */
export function demandOnce(ids: readonly string[], path: string): void {
  if (new Set(ids).size < ids.length) throw new Refusal('bad-field', 'Choose each character once.', path);
}

/** Refuses `no-money`: `price` is what it costs and `purse` what there is, in the system’s smallest coin. */
export class NoMoney extends Refusal {
  constructor(
    message: string,
    readonly price: number,
    readonly purse: number,
    path: string,
  ) {
    super('no-money', message, path);
  }
  override inWords(): RefusalInWords {
    return { ...super.inWords(), price: this.price, purse: this.purse };
  }
}

/**
 * Does the same for each of several. Whom it is refused for is said of all of them at once, each at its field; `list` is the
 * field of the command that they stand in, where what each says is not its whole way.
 */
export function forEachOrRefuse<One>(
  all: readonly One[],
  each: (one: One, index: number) => void,
  list?: string,
): void {
  const refusals: Refusal[] = [];
  for (const [index, one] of all.entries())
    try {
      each(one, index);
    } catch (thrown) {
      if (thrown instanceof Refusal)
        refusals.push(list === undefined ? thrown : within(`${list}.${index}`, thrown));
      // Dice that are missing for one are of no use while another is refused.
      else if (refusals.length === 0) throw thrown;
    }
  const [first] = refusals;
  if (!first) return;
  if (refusals.length === 1) throw first;
  const faults = refusals.map(({ path = '', message }) => ({ path, message }));
  throw new Refusal(
    first.code,
    [...new Set(refusals.map(({ message }) => message))].join(' '),
    first.path,
    faults,
  );
}

const within = (place: string, { code, message, path = '' }: Refusal): Refusal =>
  new Refusal(code, message, path.startsWith(place) ? path : path === '' ? place : `${place}.${path}`);
