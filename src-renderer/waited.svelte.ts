/** What is done within a second needs no word. */
const MS_TO_WAIT = 1000;

/** Says whether a component has been there for so long that what it waits for is worth a word. */
export class Waited {
  long = $state(false);

  constructor() {
    $effect(() => {
      const timer = setTimeout(() => (this.long = true), MS_TO_WAIT);
      return () => clearTimeout(timer);
    });
  }
}
