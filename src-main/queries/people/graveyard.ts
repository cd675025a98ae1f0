import type { GraveCard } from '../../../shared/api.ts';
import { momentInWords } from '../view/time.ts';
import { isDeath } from '../../game/log/deaths.ts';
import { standingIn } from '../../game/log/past.ts';
import type { Game } from '../../game/game.ts';
import { looksOf } from '../looks.ts';

type Death = Pick<GraveCard, 'session' | 'when' | 'how'>;
const UNTOLD: Death = { session: null, when: '', how: '' };

/** The dead who were characters or people, with when and of what by the journal; the last to die first. */
export async function graveyard(game: Game): Promise<GraveCard[]> {
  const deaths = await deathsOf(game);
  const last = [...deaths.keys()];
  return Object.values(game.state.campaign.creatures)
    .filter(({ kind, status }) => kind !== 'monster' && status === 'dead')
    .sort((a, b) => last.indexOf(b.id) - last.indexOf(a.id))
    .map((one) => ({
      id: one.id,
      name: one.name,
      items: one.items.length,
      ...(deaths.get(one.id) ?? UNTOLD),
      ...looksOf(one),
    }));
}

/** The last death of each, in the order in which they died; what the log said with it tells how. */
async function deathsOf(game: Game): Promise<Map<string, Death>> {
  const deaths = new Map<string, Death>();
  for await (const { session, events } of standingIn(await game.past('all'))())
    for (const { type, at, ...event } of events) {
      if (!isDeath({ type }, event['to'])) continue;
      const id = String(event['creature']);
      deaths.delete(id);
      deaths.set(id, {
        session,
        when: momentInWords(game.calendar, at),
        how: events.flatMap(({ text }) => text ?? []).join(' '),
      });
    }
  return deaths;
}
