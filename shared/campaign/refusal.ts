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
  ) {}
  toString(): string {
    return this.message;
  }
  inWords(): RefusalInWords {
    return {
      code: this.code,
      message: this.message,
      ...(this.path === undefined ? {} : { path: this.path }),
    };
  }
}
