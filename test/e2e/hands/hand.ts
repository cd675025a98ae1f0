import type { Page, Request } from 'playwright-core';

/** What a hand did and what came of it. */
export interface Step {
  did: string;
  /** Commands that the page sent because of it. */
  gave: string[];
  /** Kinds of acts whose button could be seen in what has the keys, or what had the focus, when a key was pressed. */
  lit: string[];
  refusals: string[];
}

/** Keys that a hand strikes without a look; those with Ctrl or Shift open something over the table. */
const KEYS = [
  ' ',
  'Enter',
  ...'abcdefghijklmnopqrstuvwxyz,;1234567890'.split(''),
  ...'gblh'.split('').map((letter) => `Control+${letter}`),
  'Shift+1',
];
/** What keys give in the panel of a new character. */
const MAKES = ['draw-step', 'draw-rest', 'finish-character'];

/** Buttons that lead away from the table, or to a file or another window. */
const AWAY = /library|export|print|pdf|open (it|the players)|settings|about|tour|folder|picture|portrait/i;

/** A hand that clicks and presses anything, and notes what it gave. It knows nothing of the game. */
export class RandomHand {
  readonly #page: Page;
  #gave: string[] = [];
  #under = 0;
  constructor(page: Page) {
    this.#page = page;
    const pathOf = (request: Request): string => new URL(request.url()).pathname;
    const isAwaited = (request: Request): boolean => ['/api/dispatch', '/api/ask'].includes(pathOf(request));
    page.on('request', (request) => {
      if (!isAwaited(request)) return;
      this.#under += 1;
      if (pathOf(request) === '/api/dispatch')
        this.#gave.push(String((request.postDataJSON() as { type?: unknown } | null)?.type));
    });
    const done = (request: Request): void => {
      if (isAwaited(request)) this.#under -= 1;
    };
    page.on('requestfinished', done);
    page.on('requestfailed', done);
  }

  /** Does something that two numbers choose. */
  async step(kind: number, choice: number): Promise<Step> {
    this.#gave = [];
    const clicks = kind % 2 === 0;
    const lit = clicks ? [] : await this.#lit();
    // A hand that can’t let go of a form would stay in it for the evening.
    const key = kind % 10 === 1 ? 'Escape' : (KEYS[choice % KEYS.length] ?? ' ');
    const did = !clicks
      ? await this.#press(key)
      : kind % 10 === 2
        ? await this.#clickGround(choice)
        : await this.#click(choice);
    await this.#settled();
    const refusals = await this.#page.getByTestId('error').allTextContents();
    return { did, gave: this.#gave, lit, refusals };
  }

  async #press(key: string): Promise<string> {
    await this.#page.keyboard.press(key);
    return `press ${key === ' ' ? 'Space' : key}`;
  }

  /** Clicks somewhere in what lies uppermost, where there is no button. */
  async #clickGround(choice: number): Promise<string> {
    const at = await this.#page.evaluate((pick) => {
      const over = [...document.querySelectorAll('[data-panel], [role=dialog]')].findLast((one) =>
        one.checkVisibility(),
      );
      if (!over) return null;
      const { x, y, width, height } = over.getBoundingClientRect();
      const point = { x: x + ((pick % 89) / 89) * width, y: y + ((pick % 97) / 97) * height };
      const under = document.elementFromPoint(point.x, point.y);
      const isDead =
        over.contains(under) && !under?.closest('button, summary, a, select, input, textarea, label, svg');
      return isDead ? point : null;
    }, choice);
    if (!at) return 'no ground to click';
    await this.#page.mouse.click(at.x, at.y);
    return 'click dead ground';
  }

  /** Clicks one of what can be seen and clicked. */
  async #click(choice: number): Promise<string> {
    const at = await this.#page.evaluate(
      ([pick, away]) => {
        const isAway = new RegExp(away, 'i');
        const open =
          document.querySelector('[role=dialog]') ?? document.querySelector('[role=menu]') ?? document;
        const seen = [
          ...open.querySelectorAll<HTMLElement>('button, summary, [role=menuitem], select'),
        ].filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          const name = `${one.ariaLabel ?? ''} ${one.title} ${one.textContent}`;
          return (
            width > 0 &&
            !isAway.test(name) &&
            !one.matches(':disabled') &&
            one.contains(document.elementFromPoint(left, top))
          );
        });
        const one = seen[pick % Math.max(1, seen.length)];
        if (!one) return null;
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, name: one.textContent.trim().slice(0, 40) };
      },
      [choice, AWAY.source] as const,
    );
    if (!at) return 'nothing to click';
    await this.#page.mouse.click(at.x, at.y);
    return `click ${at.name}`;
  }

  /** The acts whose buttons can be seen now where keys go; a form or menu that has the focus counts as itself. */
  #lit(): Promise<string[]> {
    return this.#page.evaluate((makes) => {
      const { activeElement } = document;
      const panel = [...document.querySelectorAll('[data-panel]')].find((one) => one.checkVisibility());
      const inside = activeElement?.closest('[role=dialog], [role=menu], form, button, summary, a, select');
      const seen = [...(panel ?? document).querySelectorAll<HTMLElement>('[data-offer]')].filter((one) =>
        one.checkVisibility(),
      );
      return [
        ...seen.map((one) => one.dataset['offer'] ?? ''),
        ...(panel?.querySelector('[data-testid=making]') ? makes : []),
        ...(inside && inside !== document.body ? ['focus'] : []),
        ...(!panel && document.querySelector('article.target, [data-aiming]') ? ['target'] : []),
      ];
    }, MAKES);
  }

  /** Waits until what was given and asked is answered and drawn. */
  async #settled(): Promise<void> {
    const drawn = (): Promise<unknown> =>
      this.#page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(null)))),
      );
    do await drawn();
    while (this.#under > 0);
  }
}
