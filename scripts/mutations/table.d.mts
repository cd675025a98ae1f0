/** A protection that is taken out: `text` stands exactly once in `file`; one of `tests` must fail with `instead`. */
export interface Mutation {
  name: string;
  file: string;
  text: string;
  instead: string;
  tests: string[];
}
export const mutations: readonly Mutation[];
