import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlayersApi } from '../../../shared/players.ts';
import type { Picture } from '../../players/pictures.ts';
import type { EventStreams } from '../http/eventStreams.ts';
import { bearer } from '../http/guard.ts';
import { refusal } from '../http/refusal.ts';

/** What players get to see. */
export interface Seen extends PlayersApi {
  readonly picture: Picture | null;
}

/** The file of the players' page among the built pages. */
export const PLAYERS_PAGE = 'players/players.html';

export interface Looking {
  streams: EventStreams;
  isToken: (given: string | undefined) => boolean;
  /** What is said now to who has no token, or an old one. */
  noToken: () => object;
}

/** The view as a stream and the picture that is shown, for who has the token of this opening. */
export function playersRoutes(
  server: FastifyInstance,
  seen: Seen,
  { streams, isToken, noToken }: Looking,
): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    isToken(bearer(request.headers.authorization)) ? undefined : reply.code(403).send(noToken());

  server.get('/players/picture', { onRequest }, (_request, reply) => {
    const { picture } = seen;
    return picture
      ? reply
          .headers({ 'cache-control': 'no-store', 'content-type': picture.type })
          .send(Buffer.from(picture.bytes))
      : reply.code(404).send(refusal('not-found', 'No picture is shown.'));
  });

  server.get('/players/watch', { onRequest }, (_request, reply) =>
    streams.begin(reply, (tell) => seen.watch(tell)),
  );
}
