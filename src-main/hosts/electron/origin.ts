/** The page's own address; everything else is a stranger. */
export const ORIGIN = 'app://hexwatch';
export const PAGE = `${ORIGIN}/index.html`;
export const PLAYERS_PAGE = `${ORIGIN}/players/players.html`;
/** Where the players' page finds what is shown. */
export const PLAYERS_PICTURE = '/players/picture';

export const isOurs = (url: string): boolean => url === ORIGIN || url.startsWith(`${ORIGIN}/`);

/** Whether a message comes from this very page, whatever stands behind its # or ?. */
export const isPage = (page: string, url: string): boolean => url.split(/[?#]/, 1)[0] === page;
